#!/bin/sh
# Runs `scripts/xcode-generate` with the environment that Xcode gives to a run-script phase.
#
#   xcode-generate.sh ROOT WORK TOOL
set -eu
root="$1"
work="$2"
tool="$3"
. "$root/Tests/Integration/lib.sh"

project="$work/An App"
rm -rf "$project"
mkdir -p "$project/App/Generated" "$project/Tools" "$work/tmp" "$work/bin"
cp "$root/Tests/Integration/Consumer/config-registry.yml" "$project/App/config-registry.yml"
registry="$project/App/config-registry.yml"
output="$project/App/Generated/FeatureConfig.swift"

script="$root/scripts/xcode-generate"

# phase VARIABLE=VALUE... -- [ARGUMENT...]: nothing of this shell's environment goes in.
phase() {
  variables=1
  for argument; do
    shift
    case "$variables$argument" in
      1--) variables=0; set -- "$@" "$script" ;;
      *) set -- "$@" "$argument" ;;
    esac
  done
  env -i PATH=/usr/bin:/bin TMPDIR="$work/tmp" SRCROOT="$project" "$@"
}

# As in Xcode with one registry and one output listed.
usual() {
  phase CONFIG_REGISTRY_TOOL="$tool" SCRIPT_INPUT_FILE_COUNT=1 SCRIPT_INPUT_FILE_0="$registry" \
    SCRIPT_OUTPUT_FILE_COUNT=1 SCRIPT_OUTPUT_FILE_0="$output" -- "$@"
}

mark() { sleep 0.05; touch "$work/mark"; sleep 0.05; }

echo "== Xcode's run-script phase"
writes() { usual && grep -q retryCount "$output"; }
check "writes the Swift file (spaces in the paths)" writes

mark
touches_nothing() { usual && [ -z "$(find "$project" -newer "$work/mark")" ]; }
check "writes nothing that is unchanged" touches_nothing

replace 's/default: 5/default: 6/' "$registry"
mark
# The folder's own time would change if a file were made in it or renamed: the sandbox forbids both.
touches_output_only() { usual && [ "$(find "$project" -newer "$work/mark")" = "$output" ]; }
check "writes a changed file in place, and nothing beside it" touches_output_only
check "leaves nothing in the folder for temporary files" test -z "$(ls "$work/tmp")"

cp "$output" "$work/old"
replace 's/type: int/type: wrong/' "$registry"
reports() { fails_saying "^$registry:9:9: error: .* \[[a-z-]+\]" usual && cmp "$work/old" "$output"; }
check "an invalid registry gives Xcode's form of a diagnostic, and the old file stays" reports
check "with the tool's exit status" exits 1 usual
replace 's/type: wrong/type: int/' "$registry"

check "an option of the phase reaches the tool" fails_saying "error: .*--no-such-option" usual --no-such-option
fresh() { rm -rf "$project/App/Generated" && writes; }
check "makes the output's folder if it is missing" fresh

two() {
  printf '# comment\n\n%s\n' "$project/App/more.yml" >"$work/inputs.xcfilelist"
  printf 'more_flag:\n  owner: media\n  type: int\n  default: 3\n' >"$project/App/more.yml"
  phase CONFIG_REGISTRY_TOOL="$tool" SCRIPT_INPUT_FILE_COUNT=2 SCRIPT_INPUT_FILE_0="$registry" SCRIPT_INPUT_FILE_1="$tool" \
    SCRIPT_INPUT_FILE_LIST_COUNT=1 SCRIPT_INPUT_FILE_LIST_0="$work/inputs.xcfilelist" \
    SCRIPT_OUTPUT_FILE_COUNT=1 SCRIPT_OUTPUT_FILE_0="$output" --
  grep -q retryCount "$output" && grep -q moreFlag "$output"
}
check "takes several files, from a file list too, and passes the tool over" two

found() {
  rm -f "$output"
  "$@" SCRIPT_INPUT_FILE_COUNT=1 SCRIPT_INPUT_FILE_0="$registry" SCRIPT_OUTPUT_FILE_COUNT=1 SCRIPT_OUTPUT_FILE_0="$output" --
  grep -q retryCount "$output"
}
ln -sf "$tool" "$work/bin/config-registry"
check "finds the tool in PATH" found phase PATH="/usr/bin:/bin:$work/bin"
vendored() {
  cp "$root/scripts/xcode-generate" "$project/Tools/"
  mkdir -p "$project/Tools/config-registry.artifactbundle/other/bin" "$project/Tools/config-registry.artifactbundle/this/bin"
  printf 'not for this system' >"$project/Tools/config-registry.artifactbundle/other/bin/config-registry"
  chmod +x "$project/Tools/config-registry.artifactbundle/other/bin/config-registry"
  cp "$tool" "$project/Tools/config-registry.artifactbundle/this/bin/config-registry"
  script="$project/Tools/xcode-generate"
  found phase
}
check "finds the executable of this system in an artifact bundle beside the script" vendored
script="$root/scripts/xcode-generate"

check "says where it looked for the tool" fails_saying "^error: config-registry was not found in .*PATH" \
  phase SCRIPT_OUTPUT_FILE_COUNT=1 SCRIPT_OUTPUT_FILE_0="$output" --
check "says that CONFIG_REGISTRY_TOOL is wrong" fails_saying "^error: CONFIG_REGISTRY_TOOL is '/nowhere'" \
  phase CONFIG_REGISTRY_TOOL=/nowhere SCRIPT_OUTPUT_FILE_COUNT=1 SCRIPT_OUTPUT_FILE_0="$output" --
check "says that the registry is not listed" fails_saying "^error: .*input files" \
  phase CONFIG_REGISTRY_TOOL="$tool" SCRIPT_OUTPUT_FILE_COUNT=1 SCRIPT_OUTPUT_FILE_0="$output" --
check "says that the output is not listed" fails_saying "^error: .*output files" phase CONFIG_REGISTRY_TOOL="$tool" --
finish
