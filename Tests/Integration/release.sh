#!/bin/sh
# Checks what `scripts/release` makes, by a package that uses it. This script's last step is `commands.sh`.
#
#   release.sh ROOT WORK DIST
set -eu
root="$1"
work="$2"
dist="$3"
. "$root/Tests/Integration/lib.sh"

package="$work/prebuilt"
copy_consumer "$package"
export CONFIG_REGISTRY_PACKAGE="$dist/package"

plugins_of() { swift package --package-path "$1" dump-package | sed -n '/"pluginCapability"/,/^      }/p'; }
same_plugins() {
  plugins_of "$root" >"$work/plugins"
  grep -q config-registry-generate "$work/plugins" && plugins_of "$dist/package" | diff "$work/plugins" -
}
# One target will do: with the tool from source `consumer.sh` goes through them all.
uses_bundle() {
  despite_crash swift build --package-path "$package" --build-system "$1" --scratch-path "$work/$1-prebuilt" --target ThreeFiles &&
    find "$work/$1-prebuilt" -name FeatureConfig.swift | grep -q /ThreeFiles/
}

echo "== release"
# Where it is not: a debug build that was packed as it is, and macOS, whose libraries belong to the system.
if [ "${RELEASE:-}" = yes ] && [ "$(uname -s)" = Linux ]; then
  check "the executable needs no library where it runs" sh -c "! readelf -d '$dist/config-registry' | grep -q NEEDED"
fi
check "the executable is stripped" sh -c "! nm '$dist/config-registry' 2>/dev/null | grep -q ."
check "the package of the bundle has the plugins that are built from source" same_plugins
for system in native swiftbuild; do
  check "a package builds with the bundle ($system)" uses_bundle "$system"
  sh "$root/Tests/Integration/commands.sh" "$root" "$work" "$system" || failures=$((failures + 1))
done
finish
