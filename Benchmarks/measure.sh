#!/bin/sh
# Measures, and prints every row beside its floor and its goal.
#
#   ./measure.sh                      a release build
#   ./measure.sh --debug              a debug build
#   ./measure.sh [--debug] <pattern>  only the rows whose whole name matches, and the floors
#
# ROUNDS says how often everything is measured, 2 unless given; the best counts, row by row.
# SCRATCH_PATH names another directory for what is built.
set -eu
cd "$(dirname "$0")"
scratch=${SCRATCH_PATH:-.build}
configuration=release
debug=
if [ "${1:-}" = --debug ]; then
  configuration=debug
  debug=--debug
  shift
fi
if [ $# -gt 0 ]; then set -- --filter 'floor: .*' --filter "$1"; fi

swift build --scratch-path "$scratch" -c release --product Report
output="$scratch/measured.$configuration.txt"
failed=
: >"$output"
for round in $(seq "${ROUNDS:-2}"); do
  swift package --scratch-path "$scratch" benchmark --target Resolver \
    --benchmark-build-configuration "$configuration" \
    --format jmh --path stdout --quiet --no-progress "$@" >>"$output" || failed=yes
done
if [ "$failed" ]; then grep -v '^\[{' "$output" >&2; fi
"$(swift build --scratch-path "$scratch" -c release --show-bin-path)/Report" $debug "$output"
test -z "$failed"
