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

# The script with folders of this check in the place of those of Homebrew, which may have a tool on this machine.
script="$work/xcode-generate"
sed "s|/opt/homebrew/bin/config-registry|'$work/homebrew/bin/config-registry'|; s|/usr/local/bin/config-registry|'$work/local/bin/config-registry'|" \
  "$root/scripts/xcode-generate" >"$script"
chmod +x "$script"

# The commands that the script may use, without a tool that this machine may have beside them.
commands="$work/commands"
rm -rf "$commands" "$work/homebrew" "$work/local"
mkdir -p "$commands"
for name in cat cmp dirname grep mkdir mktemp rm sh tr; do ln -s "$(command -v "$name")" "$commands/$name"; done

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
  env -i PATH="$commands" TMPDIR="$work/tmp" SRCROOT="$project" "$@"
}

# As in Xcode with one registry and one output listed.
usual_with() {
  phase CONFIG_REGISTRY_TOOL="$tool" SCRIPT_INPUT_FILE_COUNT=1 SCRIPT_INPUT_FILE_0="$registry" \
    SCRIPT_OUTPUT_FILE_COUNT=1 SCRIPT_OUTPUT_FILE_0="$output" "$@"
}
# shellcheck disable=SC2120 # 'check' passes arguments
usual() { usual_with -- "$@"; }

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
by_hand() {
  echo '// mine' >"$output"
  fails_saying "^error: cannot replace '$output': it was not generated" usual && [ "$(cat "$output")" = '// mine' ] && : >"$output"
}
check "does not replace a file that somebody wrote" by_hand
check "replaces an empty one" writes

printf 'more_flag:\n  owner: media\n  type: int\n  default: 3\n' >"$project/App/more.yml"
listed() {
  phase CONFIG_REGISTRY_TOOL="$tool" SCRIPT_INPUT_FILE_COUNT=2 SCRIPT_INPUT_FILE_0="$registry" SCRIPT_INPUT_FILE_1="$tool" \
    SCRIPT_INPUT_FILE_LIST_COUNT=1 SCRIPT_INPUT_FILE_LIST_0="$work/inputs.xcfilelist" \
    SCRIPT_OUTPUT_FILE_COUNT=1 SCRIPT_OUTPUT_FILE_0="$output" --
}
# takes_list FORMAT: the script reads a list of that form, in which %s is the second file.
takes_list() {
  rm -f "$output"
  # shellcheck disable=SC2059
  printf "$1" "$project/App/more.yml" >"$work/inputs.xcfilelist"
  listed && grep -q retryCount "$output" && grep -q moreFlag "$output"
}
check "takes several files, from a file list too, and passes the tool over" takes_list '# comment\n\n%s\n'
check "takes a file list with the line breaks of Windows" takes_list '# comment\r\n\r\n%s\r\n'
check "takes a file list whose last line does not end" takes_list '%s'
rm "$work/inputs.xcfilelist"
missing_list() { fails_saying "^error: cannot read the file list '$work/inputs.xcfilelist'" listed && grep -q moreFlag "$output"; }
check "fails where a file list is missing, and the old file stays" missing_list
check "with the exit status for an input that cannot be read" exits 2 listed

found() {
  rm -f "$output"
  "$@" SCRIPT_INPUT_FILE_COUNT=1 SCRIPT_INPUT_FILE_0="$registry" SCRIPT_OUTPUT_FILE_COUNT=1 SCRIPT_OUTPUT_FILE_0="$output" --
  grep -q retryCount "$output"
}
ln -sf "$tool" "$work/bin/config-registry"
check "finds the tool in PATH" found phase PATH="$commands:$work/bin"
for folder in homebrew local; do
  mkdir -p "$work/$folder/bin"
  cp "$tool" "$work/$folder/bin/config-registry"
  check "finds the tool where Homebrew installs it ($folder)" found phase
  rm "$work/$folder/bin/config-registry"
done
vendored() {
  cp "$script" "$project/Tools/"
  mkdir -p "$project/Tools/config-registry.artifactbundle/other/bin" "$project/Tools/config-registry.artifactbundle/this/bin"
  printf 'not for this system' >"$project/Tools/config-registry.artifactbundle/other/bin/config-registry"
  chmod +x "$project/Tools/config-registry.artifactbundle/other/bin/config-registry"
  cp "$tool" "$project/Tools/config-registry.artifactbundle/this/bin/config-registry"
  script="$project/Tools/xcode-generate"
  outcome=0
  found phase || outcome=1
  script="$work/xcode-generate"
  return "$outcome"
}
check "finds the executable of this system in an artifact bundle beside the script" vendored

# A disk that is full: 'cat' writes a part of the Swift file and then fails, as often as FULL says.
mkdir -p "$work/full"
cp -R "$commands/." "$work/full/"
rm "$work/full/cat"
cat >"$work/full/cat" <<END
#!/bin/sh
case "\$1" in
  "$output") ;;
  */FeatureConfig.swift | */old)
    echo >>"$work/tries"
    if [ "\$(grep -c '' "$work/tries")" -le "\$FULL" ]; then
      printf 'half of it'
      exit 1
    fi
    ;;
esac
exec "$commands/cat" "\$@"
END
chmod +x "$work/full/cat"
on_a_full_disk() { rm -f "$work/tries" && usual_with PATH="$work/full" FULL="$1" --; }

# shellcheck disable=SC2119
usual
cp "$output" "$work/old"
replace 's/default: 6/default: 7/' "$registry"
keeps() { fails_saying "^error: cannot write .*; the old file is as it was" on_a_full_disk 1 && cmp "$work/old" "$output"; }
check "a full disk leaves the old file" keeps
check "with the exit status for an output that cannot be written" exits 2 on_a_full_disk 1
check "says so where the old file cannot be put back either" fails_saying "^error: .*the old file is lost" on_a_full_disk 2
rm "$output"
leaves_none() { fails_saying "^error: cannot write" on_a_full_disk 1 && [ ! -e "$output" ]; }
check "a full disk leaves no half of a new file" leaves_none
check "and the phase is well again when there is room" writes

check "says where it looked for the tool" fails_saying "^error: config-registry was not found in .*PATH" \
  phase SCRIPT_OUTPUT_FILE_COUNT=1 SCRIPT_OUTPUT_FILE_0="$output" --
check "says that CONFIG_REGISTRY_TOOL is wrong" fails_saying "^error: CONFIG_REGISTRY_TOOL is '/nowhere'" \
  phase CONFIG_REGISTRY_TOOL=/nowhere SCRIPT_OUTPUT_FILE_COUNT=1 SCRIPT_OUTPUT_FILE_0="$output" --
check "says that the registry is not listed" fails_saying "^error: .*input files" \
  phase CONFIG_REGISTRY_TOOL="$tool" SCRIPT_OUTPUT_FILE_COUNT=1 SCRIPT_OUTPUT_FILE_0="$output" --
check "says that the output is not listed" fails_saying "^error: .*output files" phase CONFIG_REGISTRY_TOOL="$tool" --
finish
