#!/bin/sh
# Adds the rule of `Documentation/AddingARule.md` and the type of `Documentation/AddingAType.md` to a copy of this package, as the
# pages have them, and runs their tests with those of all rules and types.
#
#   pages.sh ROOT WORK
set -eu
root="$1"
work="$2"
. "$root/Tests/Integration/lib.sh"

copy="$work/copy"
rm -rf "$copy"
mkdir -p "$copy"
(cd "$root" && git ls-files -z -- . ':!Tests/Integration' | xargs -0 tar -cf -) | tar -xf - -C "$copy"

rule() {
  page="$root/Documentation/AddingARule.md"
  block "$page" swift 1 >"$copy/Sources/RegistryValidation/Rules/TrackerNotALink.swift"
  block "$page" swift 2 >"$copy/Tests/RegistryValidationTests/TrackerTests.swift"
  replace 's/^    UnknownAttribute.self,/    TrackerNotALink.self,\n&/' "$copy/Sources/RegistryValidation/RuleCatalogue.swift"
  replace 's/^        "unknown-attribute",/        "tracker-not-a-link",\n&/' "$copy/Tests/RegistryValidationTests/CatalogueTests.swift"
}

type() { python3 "$root/Tests/Integration/apply-page.py" "$root/Documentation/AddingAType.md" "$copy"; }

swift_copy() { swift "$@" --package-path "$copy" --scratch-path "$work/pages" -Xswiftc -warnings-as-errors; }

tests() {
  swift_copy test --filter 'RegistryValidationTests|RegistryModelTests' >"$work/tests" 2>&1 || { cat "$work/tests" && return 1; }
}

lint() {
  swift format lint --strict --configuration "$root/.swift-format" -r "$copy/Sources/RegistryValidation/Rules" "$copy/Sources/"*/Types \
    "$copy/Tests/RegistryModelTests" "$copy/Tests/RegistryValidationTests"
}

# A registry with the type is read, compared, and generated; the generated file compiles and reads remote texts.
colors() {
  cd "$work"
  printf '%s:\n  owner: design\n  type: color\n  default: "%s"\n  expires: never\n  reason: design\n' accent '#ff8800' >colors.yml
  tool="$(swift_copy build --show-bin-path)/config-registry"
  "$tool" generate colors.yml --template standalone --output FeatureConfig.swift || return 1
  cat >main.swift <<'SWIFT'
struct Source: FeatureConfig.ConfigSource {
  let text: String
  var isFetched: Bool { true }
  func remoteText(forKey key: String) -> String? { text }
}
precondition(FeatureConfig.accent == 0xff8800)
FeatureConfig.Remote.source = Source(text: "#0000FF")
precondition(FeatureConfig.accent == 0x0000ff)
FeatureConfig.Remote.source = Source(text: "#0000FG")
precondition(FeatureConfig.accent == 0xff8800)
SWIFT
  swiftc -swift-version 6 -warnings-as-errors FeatureConfig.swift main.swift -o colors && ./colors
}

wrong_color() {
  printf 'accent:\n  owner: design\n  type: color\n  default: "%s"\n' 'ff8800' >"$work/wrong.yml"
  exits 1 "$(swift_copy build --show-bin-path)/config-registry" validate "$work/wrong.yml" | grep -q 'default-type-mismatch'
}

echo "== the pages about adding a rule and a type"
check "the rule is added" rule
check "the type is added" type
check "their code is laid out as the project's" lint
check "they pass their tests and those of all rules and types" tests
check "the rule was among them" grep -q "tracker-not-a-link" "$work/tests"
check "the type was among them" grep -q "A color" "$work/tests"
check "a registry with the type becomes Swift that compiles and runs" colors
check "a wrong value is reported" wrong_color
finish
