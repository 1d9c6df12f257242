#!/bin/sh
# Adds the rule of `Documentation/AddingARule.md` to a copy of this package, as the page has it, and runs its tests.
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
page="$root/Documentation/AddingARule.md"

# block NUMBER: the fenced Swift block of that number.
block() { awk -v wanted="$1" '/^```/ { inside = /swift/; count += inside; next } inside && count == wanted' "$page"; }

block 1 >"$copy/Sources/RegistryValidation/Rules/TrackerNotALink.swift"
block 2 >"$copy/Tests/RegistryValidationTests/TrackerTests.swift"
replace 's/^    UnknownAttribute.self,/    TrackerNotALink.self,\n&/' "$copy/Sources/RegistryValidation/RuleCatalogue.swift"
replace 's/^        "unknown-attribute",/        "tracker-not-a-link",\n&/' "$copy/Tests/RegistryValidationTests/CatalogueTests.swift"

tests() {
  swift test --package-path "$copy" --scratch-path "$work/pages" -Xswiftc -warnings-as-errors \
    --filter RegistryValidationTests >"$work/tests" 2>&1 || { cat "$work/tests" && return 1; }
}
lint() { swift format lint --strict --configuration "$root/.swift-format" -r "$copy/Sources/RegistryValidation/Rules" "$copy/Tests/RegistryValidationTests"; }

echo "== the page about adding a rule"
check "its code is laid out as the project's" lint
check "its rule and its test pass with all tests of rules" tests
check "the rule was among them" grep -q "tracker-not-a-link" "$work/tests"
finish
