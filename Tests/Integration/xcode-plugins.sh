#!/bin/sh
# Type-checks the plugins with their Xcode entries, against a stand-in for Xcode's module.
#
#   xcode-plugins.sh ROOT WORK
set -eu
root="$1"
work="$2"
. "$root/Tests/Integration/lib.sh"

compiler="$(command -v swiftc)"
api="$(cd "$(dirname "$(readlink -f "$compiler" || echo "$compiler")")/../lib/swift/pm/PluginAPI" && pwd)"

stand_in() {
  swiftc -emit-module -module-name XcodeProjectPlugin -package-description-version 6.1.0 -I "$api" \
    -o "$work/XcodeProjectPlugin.swiftmodule" "$root"/Tests/Integration/XcodeProjectPlugin/*.swift
}
entry() {
  swiftc -typecheck -parse-as-library -swift-version 6 -warnings-as-errors -package-description-version 6.1.0 \
    -I "$api" -I "$work" -module-name "$1" "$root/Plugins/$1"/*.swift
}

echo "== Xcode entries of the plugins, type-checked only"
check "the stand-in for Xcode's module compiles" stand_in
for plugin in GenerateFeatureConfig RegistryCommand RegistryGenerateCommand; do
  check "$plugin" entry "$plugin"
done
finish
