#!/bin/sh
# Runs the command plugins in the consumer package. It needs a tool that is built already, see `release.sh`.
#
#   commands.sh ROOT WORK native|swiftbuild
set -eu
root="$1"
work="$2"
system="$3"
. "$root/Tests/Integration/lib.sh"

package="$work/commands"
copy_consumer "$package"
cd "$package"

# Standard error is SwiftPM's own, and is left out.
swift_package() { swift package --build-system "$system" --scratch-path "$work/$system-commands" "$@" 2>"$work/swiftpm"; }
show() { cat "$work/swiftpm"; }
run() { swift_package "$@" || { status=$?; show; return "$status"; }; }
expired=Sources/ExpiredFlag/config-registry.yml

echo "== command plugins, $system build system"
check "reads the registry in the package's folder if none is named" run config-registry check
check "says what the tool says" fails_saying "^$expired:5:.* error: .*holiday_theme" run config-registry check "$expired"
check "passes the tool's exit status on as far as SwiftPM does" \
  fails_saying "Plugin ended with exit code 1$" run config-registry check "$expired"
check "and for wrong usage too" fails_saying "Plugin ended with exit code 64$" run config-registry chek
generates_to_output() {
  run config-registry generate --output - >"$work/standard output"
  run config-registry generate --output "$work/file"
  cmp "$work/standard output" "$work/file"
}
check "standard output holds what the tool prints there and nothing else" generates_to_output

refused() { fails_saying "allow-writing-to-package-directory" run config-registry-generate --output Made.swift && [ ! -e Made.swift ]; }
check "the writing verb asks before it writes" refused
allowed() { run "$@" --output Made.swift && cmp Made.swift "$work/file" && rm Made.swift; }
check "and writes when it may" allowed --allow-writing-to-package-directory config-registry-generate
check "also where that is said behind the verb" allowed config-registry-generate --allow-writing-to-package-directory
finish
