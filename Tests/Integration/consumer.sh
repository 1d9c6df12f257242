#!/bin/sh
# Builds the consumer package with one build system, and changes its registries in all the ways that people do.
#
#   consumer.sh ROOT WORK native|swiftbuild
#
# CONFIG_REGISTRY_PACKAGE names the package that it depends on; see its manifest.
set -eu
root="$1"
work="$2"
system="$3"
. "$root/Tests/Integration/lib.sh"

package="$work/consumer package"
copy_consumer "$package"
cd "$package"

swift_build() { despite_crash swift build --build-system "$system" --scratch-path "$work/$system" "$@"; }
bin="$(swift_build --show-bin-path)"

# The registries, symbolic links not followed twice, and the files that are generated from them.
registries() { find . -name '*.y*ml' -type f -not -path './.build/*'; }
generated() { find "$work/$system" -name FeatureConfig.swift; }

# What the last build made anew: generated files, objects and modules.
made_since() { find "$work/$system" \( -name FeatureConfig.swift -o -name '*.o' -o -name '*.swiftmodule' \) -newer "$1"; }

mark() { sleep 0.05; touch "$work/mark"; sleep 0.05; }

made_nothing() {
  made_since "$work/mark" >"$work/made"
  cat "$work/made"
  [ ! -s "$work/made" ]
}

# prints FILE: the program, which reads a value of each target, prints that file's lines.
prints() { "$bin/App" | diff "$1" -; }

build_prints() { { swift_build >"$work/built" 2>&1 && prints "$1"; } || { cat "$work/built" && return 1; }; }

no_unhandled_files() { ! grep -i unhandled "$work/built"; }

build_makes_nothing() { swift_build && made_nothing; }

file_of() { generated | grep "/$1/"; }

expected="$root/Tests/Integration/expected"

echo "== consumer package, $system build system"
replace 's/^  type: int/  type: wrong/' config-registry.yml
refuses_at_first() { fails_saying "^$package/config-registry.yml:9:9: error: .* \[[a-z-]+\]" swift_build && [ -z "$(file_of RootRegistry)" ]; }
check "an invalid registry fails the first build and leaves no output" refuses_at_first
replace 's/^  type: wrong/  type: int/' config-registry.yml

check "builds, each target with its own settings, and reads what each registry says" build_prints "$expected/defaults.txt"
check "has one generated file for each target" test "$(generated | wc -l)" -eq 12
check "asks nobody to handle a registry or a template as a file of the target" no_unhandled_files

mark
check "a second build makes nothing" build_makes_nothing

registries | while IFS= read -r file; do touch "$file"; done
mark
check "touched registries make nothing be compiled or written" build_makes_nothing

registries | while IFS= read -r file; do replace 's/^  default: \([0-9]\)/  default: 1\1/; s/^  default: true/  default: false/' "$file"; done
replace 's/10.75/0.25/' Sources/ThreeFiles/Registry/media.yml
mark
check "edited registries are read again" build_prints "$expected/edited.txt"
# Objects of source files lie in these folders; the others are put together from them.
compiles_generated_only() { ! made_since "$work/mark" | grep -E '(\.build|/Objects-normal/[^/]*)/[^/]*\.o$' | grep -v '/FeatureConfig\.'; }
check "an edit compiles the generated files and nothing that is written by hand" compiles_generated_only

generated >"$work/outputs"
while IFS= read -r file; do rm "$file"; done <"$work/outputs"
all_there() { while IFS= read -r file; do test -s "$file" || return 1; done <"$work/outputs"; }
restores() { build_prints "$expected/edited.txt" && all_there; }
check "deleted outputs come back" restores

cat >Sources/ThreeFiles/Registry/extra.yml <<'END'
extra_flag:
  owner: media
  type: int
  default: 3
END
generates() { swift_build && grep -q "$2" "$(file_of "$1")"; }
check "a file that is added to a registry's folder is read" generates ThreeFiles extraFlag
replace 's/extra_flag/other_flag/' Sources/ThreeFiles/Registry/extra.yml
check "and an edit of it too" generates ThreeFiles otherFlag
rm Sources/ThreeFiles/Registry/extra.yml
generates_not() { swift_build && ! grep -q "$2" "$(file_of "$1")"; }
check "a file that is removed from it is gone" generates_not ThreeFiles otherFlag

replace 's/^enum/\/\/ New.\nenum/' Sources/OwnTemplate/keys.swift.mustache
check "an edited template beside the registry is read again" generates OwnTemplate "// New."

# breaks TARGET FILE: with an error in that file the build fails at its place, and the old output is as it was.
breaks() {
  cp "$(file_of "$1")" "$work/old"
  sed 's/^  type: .*/  type: wrong/' "$2" >"$work/broken"
  cp "$2" "$work/intact"
  cat "$work/broken" >"$2"
  line="$(grep -n 'type: wrong' "$2" | head -n 1 | cut -d: -f1)"
  outcome=0
  fails_saying "^$package/$2:$line:9: error: .* \[[a-z-]+\]" swift_build || outcome=1
  cat "$work/intact" >"$2"
  cmp "$work/old" "$(file_of "$1")" && [ "$outcome" -eq 0 ]
}
check "an invalid registry fails the build at its place (a space in the path)" breaks SpaceInPath "Sources/Space In Path/config-registry.yml"
check "an invalid registry fails the build at its place (a symbolic link)" breaks SymlinkedRegistry Sources/SymlinkedRegistry/config-registry.yml
check "an invalid registry fails the build at its place (one file of three)" breaks ThreeFiles Sources/ThreeFiles/Registry/payments.yml
check "an invalid registry fails the build at its place (the package's root)" breaks RootRegistry config-registry.yml
check "and the build is well again when it is mended" build_prints "$expected/edited.txt"

mv "Sources/Space In Path/config-registry.yml" "Sources/Space In Path/config-registry.yaml"
mv config-registry.yml "$work/root.yml"
check "a target without a registry is told where one was looked for" \
  fails_saying "^  $package/Sources/RootRegistry/Registry/\*\.yml$" swift_build
check "and is told of a name that is nearly right" \
  fails_saying "^rename '$package/Sources/Space In Path/config-registry.yaml' to 'config-registry.yml'$" swift_build
mv "Sources/Space In Path/config-registry.yaml" "Sources/Space In Path/config-registry.yml"
mv "$work/root.yml" config-registry.yml

touch Sources/NoFirebase/FeatureConfig.swift
check "a file of the generated one's name in the target is named" \
  fails_saying "remove '$package/Sources/NoFirebase/FeatureConfig.swift'" swift_build
rm Sources/NoFirebase/FeatureConfig.swift
check "and the build is well again without it" build_prints "$expected/edited.txt"
finish
