#!/usr/bin/env bash
# Puts into $OUT each fuzz target, and beside it TARGET_seed_corpus.zip, TARGET.dict and TARGET.options. OSS-Fuzz and
# ClusterFuzzLite call it in their container; elsewhere it needs what `cargo fuzz` needs, and zip:
#   OUT=/some/folder .clusterfuzzlite/build.sh
set -euo pipefail
: "${OUT:?OUT has to name a folder}"
mkdir -p "$OUT"
OUT=$(cd "$OUT" && pwd)
# The container runs a copy of this file, in the repository's folder.
[ -d fuzz/fuzz_targets ] || cd "$(dirname "$0")/.."
toolchain=${RUSTUP_TOOLCHAIN:-nightly}
host=$(rustc "+$toolchain" -vV | sed -n 's/^host: //p')
# The instrumentation does not link with link-time optimisation.
export CARGO_PROFILE_RELEASE_LTO=false

# The flags of the container are for the targets, not for the program that writes their seeds.
seeds=$(mktemp -d)
trap 'rm -rf "$seeds"' EXIT
RUSTFLAGS='' cargo "+$toolchain" run --locked -p shaderbin-fuzz --example seeds -- --into "$seeds"

case ${SANITIZER:-address} in
  address) cargo "+$toolchain" fuzz build --release --debug-assertions ;;
  *) cargo "+$toolchain" fuzz build --release --debug-assertions --sanitizer none ;;
esac
for target in $(cargo "+$toolchain" fuzz list); do
  cp "target/$host/release/$target" "$OUT/"
  rm -f "$OUT/${target}_seed_corpus.zip"
  (cd "$seeds/corpus/$target" && find . -type f -print | zip -q -@ "$OUT/${target}_seed_corpus.zip")
  # Twice the memory that .ci/fuzz allows: the sanitizer keeps what was freed, how much is the container's choice.
  options='[libfuzzer]\ntimeout = 2\nrss_limit_mb = 512\n'
  if [ -s "$seeds/dictionaries/$target.dict" ]; then
    cp "$seeds/dictionaries/$target.dict" "$OUT/"
    options+="dict = $target.dict\n"
  fi
  printf "$options" > "$OUT/$target.options"
done
