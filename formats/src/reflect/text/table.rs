//! Tables whose columns are as wide as what is in them.

use alloc::{string::String, vec, vec::Vec};

/// The cells of a row, from what can be shown.
macro_rules! row {
    ($($cell:expr),* $(,)?) => {
        ::alloc::vec![$(::alloc::string::ToString::to_string(&$cell)),*]
    };
}
pub(super) use row;

/// How wide a column becomes: one long name must not make every row long.
const WIDEST: usize = 60;

/// A table. Columns in which no row has anything are not printed.
#[derive(Default)]
pub(super) struct Table {
    titles: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    pub(super) fn with_titles(titles: &[&str]) -> Self {
        Self { titles: titles.iter().copied().map(String::from).collect(), rows: Vec::new() }
    }

    pub(super) fn row(&mut self, mut cells: Vec<String>) {
        for cell in cells.iter_mut().filter(|cell| cell.chars().any(char::is_control)) {
            let mut escaped = String::new();
            super::shown(cell, &mut escaped);
            *cell = escaped;
        }
        self.rows.push(cells);
    }

    /// Prints the table; nothing without rows.
    pub(super) fn print(&self, indent: usize, out: &mut String) {
        let mut widths = vec![0; self.rows.iter().map(Vec::len).max().unwrap_or(0)];
        let widen = |widths: &mut [usize], cells: &[String]| {
            for (width, cell) in widths.iter_mut().zip(cells) {
                *width = (*width).max(cell.chars().count().min(WIDEST));
            }
        };
        self.rows.iter().for_each(|row| widen(&mut widths, row));
        let used: Vec<_> = widths.iter().map(|width| *width != 0).collect();
        widen(&mut widths, &self.titles);
        let titles = Some(&self.titles).filter(|titles| !titles.is_empty() && !self.rows.is_empty());
        for cells in titles.into_iter().chain(&self.rows) {
            let start = out.len();
            out.extend(core::iter::repeat_n("  ", indent));
            for ((cell, width), used) in cells.iter().zip(&widths).zip(&used) {
                if *used {
                    out.push_str(cell);
                    out.extend(core::iter::repeat_n(' ', 2 + width.saturating_sub(cell.chars().count())));
                }
            }
            let end = start + out.get(start..).map_or(0, |line| line.trim_end_matches(' ').len());
            out.truncate(end);
            out.push('\n');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_cells_and_empty_ones_are_not_there() {
        let mut table = Table::with_titles(&["a", "none", "long title", "last"]);
        table.row(row!["first", "", 1, "x"]);
        table.row(row!["é", "", 22]);
        let mut out = String::new();
        table.print(1, &mut out);
        assert_eq!(out, "  a      long title  last\n  first  1           x\n  é      22\n");
    }
}
