//! Listings in the styles of older releases of dxc are those releases' own, byte for byte.

use shaderbin::listing::{Config, Release, print_bytes};
use shaderbin_snapshots::{assembly_dir, cases_dir, names_in, releases_dir};
use std::fs;

const RELEASES: [(&str, Release); 3] = [("1.6", Release::V1_6), ("1.7", Release::V1_7), ("1.8", Release::V1_8)];

#[test]
fn listings_of_older_releases_are_theirs() {
    let mut compared = 0;
    for (version, release) in RELEASES {
        for name in names_in(&releases_dir(), &format!(".{version}.ll")).expect("the folder can be read") {
            let folder = [cases_dir(), assembly_dir()];
            let container = folder.iter().find_map(|folder| fs::read(folder.join(format!("{name}.dxil"))).ok());
            let container = container.unwrap_or_else(|| panic!("{name}: no container"));
            let wanted = fs::read(releases_dir().join(format!("{name}.{version}.ll"))).unwrap();
            let mut config = Config::default();
            config.release = release;
            let mut listing = Vec::new();
            print_bytes(&container, &config, &mut listing).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(listing == wanted, "{name}: not as dxc {version} prints it");
            compared += 1;
        }
    }
    assert!(compared > 20, "{compared} compared");
}
