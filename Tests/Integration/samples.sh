#!/bin/sh
# Runs the samples of `README.md` and of the pages about a registry, and checks the names and links in pages.
#
#   samples.sh ROOT WORK TOOL
#
# With RELEASE=yes it runs `scripts/quickstart` too, which builds the tool.
set -eu
root="$1"
work="$2"
tool="$3"
. "$root/Tests/Integration/lib.sh"

samples="$work/samples"
rm -rf "$samples"
mkdir -p "$samples/bin" "$samples/modules"
cp "$tool" "$samples/bin/config-registry"
PATH="$samples/bin:$PATH"
cd "$samples"

# The registry has no finding, but that a sample of settings has no key.
sound() {
  config-registry validate --strict >findings || { cat findings && [ "$(grep -c ' \[[a-z-]*\]$' findings)" -eq 1 ] && grep -q '\[empty-registry\]$' findings; }
}

# registries PAGE: each YAML sample of the page is a registry without findings.
registries() {
  number=1
  while block "$root/$1" yaml "$number" >config-registry.yml && [ -s config-registry.yml ]; do
    sound || { cat config-registry.yml && return 1; }
    number=$((number + 1))
  done
  [ "$number" -gt 1 ]
}

# module NAME: the stand-in for a module of Firebase, for a type-check against it.
module() {
  swiftc -swift-version 6 -parse-as-library -emit-module -module-name "$1" -I modules -emit-module-path "modules/$1.swiftmodule" \
    "$root/Tests/$1"/*.swift
}

# On a day before the flags of the sample expire.
commands() {
  block "$root/README.md" yaml 1 >config-registry.yml
  block "$root/README.md" sh 1 >commands
  [ -s commands ] && SOURCE_DATE_EPOCH=1795996800 sh -e commands && [ -s FeatureConfig.swift ]
}

code() {
  module FirebaseCore && module FirebaseRemoteConfig || return 1
  {
    echo "import FirebaseCore"
    echo "import FirebaseRemoteConfig"
    echo "func showNewCheckout() {}"
    echo "func upload() {}"
    echo "func log(_ facts: Any?...) {}"
    echo "func sample() {"
    awk '/^```/ { inside = /swift/; next } inside' "$root/README.md"
    echo "}"
  } >Sample.swift
  grep -q FeatureConfig Sample.swift && swiftc -swift-version 6 -typecheck -I modules FeatureConfig.swift Sample.swift
}

# The blocks of the page as one file, with the registry of the README, against stand-ins for Firebase and SwiftUI.
app_page() {
  for name in FirebaseCore FirebaseRemoteConfig SwiftUI FirebaseCrashlytics FirebaseAnalytics; do module "$name" || return 1; done
  {
    echo "import FirebaseAnalytics"
    echo "import FirebaseCore"
    echo "import FirebaseCrashlytics"
    echo "import FirebaseRemoteConfig"
    echo "import Foundation"
    echo "import SwiftUI"
    awk '/^```/ { inside = /swift$/; next } inside' "$root/Documentation/UseInAnApp.md"
  } >App.swift
  { block "$root/README.md" yaml 1 && echo '$registry: {swiftui: true}'; } >app.yml
  config-registry generate app.yml --output AppConfig.swift || return 1
  grep -q FeatureValue App.swift && swiftc -swift-version 6 -D DEBUG -parse-as-library -typecheck -I modules AppConfig.swift App.swift
}

# The sources of the page, with keys of every kind of freshness.
app_sources() {
  block "$root/Documentation/UseInAnApp.md" "swift standalone" 1 >Sources.swift
  { block "$root/README.md" yaml 1 && block "$root/Documentation/UseInAnApp.md" yaml 1; } >standalone.yml
  config-registry generate standalone.yml --template standalone --output StandaloneConfig.swift || return 1
  grep -q ConfigSource Sources.swift && swiftc -swift-version 6 -parse-as-library -typecheck StandaloneConfig.swift Sources.swift
}

# anchors PAGE: the anchors that a code host makes of the headings.
anchors() { sed -n 's/^##* //p' "$1" | tr '[:upper:]' '[:lower:]' | sed -e 's/[^a-z0-9 _-]//g' -e 's/ /-/g'; }

# links PAGE: each relative link of the page leads to a file, and to a heading where it names one.
links() {
  broken=0
  for link in $(grep -o '](\([^)]*\))' "$1" | sed -e 's/^](//' -e 's/)$//' | grep -v '^https:'); do
    target="${link%%#*}"
    file="$(dirname "$1")/$target"
    [ -n "$target" ] || file="$1"
    case "$link" in
      *"#"*) anchors "$file" | grep -qx -- "${link#*#}" && continue ;;
      *) [ -e "$file" ] && continue ;;
    esac
    echo "$1 has a broken link: $link"
    broken=1
  done
  return "$broken"
}

all_links() {
  broken_pages=0
  for page in "$root"/*.md "$root"/Documentation/*.md "$root"/Documentation/Decisions/*.md; do
    links "$page" || broken_pages=1
  done
  return "$broken_pages"
}

# The tests in Python that the list of threats names; those in Swift are compared by `ThreatsTests`.
threats() {
  for name in $(grep -o '`test_[a-z_]*`' "$root/Documentation/Threats.md" | tr -d '`'); do
    grep -q "def $name(" "$root"/Tests/Scripts/*.py || { echo "no test $name" && return 1; }
  done
}

quickstart() {
  "$root/scripts/quickstart" >quickstart || return 1
  grep -q "static var uploadChunkBytes: Int" quickstart && grep -q "no findings" quickstart
}

echo "== samples of the pages"
for page in README.md Documentation/Registry.md Documentation/UseInAPackage.md Documentation/UseInAnApp.md Documentation/ChangeTheDashboard.md Documentation/ReportToTeams.md Documentation/ChangeARegistry.md; do
  check "$page: each registry is sound" registries "$page"
done
check "README.md: the commands run" commands
check "README.md: the Swift code compiles with the generated file" code
check "Documentation/UseInAnApp.md: the Swift code compiles with the generated file" app_page
check "Documentation/UseInAnApp.md: the sources compile without Firebase" app_sources
check "Documentation/Threats.md: the tests in Python exist" threats
check "the links of the pages lead somewhere" all_links
if [ "${RELEASE:-}" = yes ]; then
  check "scripts/quickstart generates and checks" quickstart
else
  echo "  skip  scripts/quickstart: it makes a release build, which RELEASE=yes asks for"
fi
finish
