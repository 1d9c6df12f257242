#!/bin/sh
# Builds a package of an app's shape over a generated file and the stand-ins for Firebase and SwiftUI; runs its program and tests.
#
#   app.sh ROOT WORK TOOL
#
# Four builds have every pair of language mode, configuration and build system. With RELEASE=yes there are all eight.
set -eu
root="$1"
work="$2"
tool="$3"
. "$root/Tests/Integration/lib.sh"

package="$work/app package"
mkdir -p "$package/Sources/Flags"
cp -R "$root/Tests/Integration/App/." "$package"
rm -rf "$package/.build" "$package/.swiftpm"
for module in FirebaseCore FirebaseRemoteConfig SwiftUI; do
  rm -rf "${package:?}/$module"
  ln -s "$root/Tests/$module" "$package/$module"
done
cd "$package"

# swift_do COMMAND MODE SYSTEM CONFIGURATION [ARGUMENT...]: a command of SwiftPM for one of the builds.
swift_do() {
  command="$1" mode="$2" system="$3" configuration="$4"
  shift 4
  APP_LANGUAGE_MODE="$mode" swift "$command" --build-system "$system" --configuration "$configuration" \
    --scratch-path "$work/app $system $mode" "$@"
}

# Overrides are not compiled into a release build.
wanted() { if [ "$1" = debug ]; then cat "$expected"; else grep -v '^debug' "$expected"; fi; }

prints() { wanted "$3" >"$work/wanted" && "$(swift_do build "$@" --show-bin-path)/App" | diff "$work/wanted" -; }

takes_launch_arguments() {
  "$(swift_do build "$@" --show-bin-path)/App" -FeatureConfig.upload_host ui.test | grep -q '^launched: .* to ui.test$'
}

# built MODE SYSTEM CONFIGURATION: the package builds without a warning, does what it has to do, and its tests pass.
built() {
  name="Swift $1 mode, $2, $3"
  check "$name: builds without a warning" swift_do build "$@" --build-tests
  check "$name: every part of the app reads what was activated and overridden" prints "$@"
  check "$name: its tests pass" swift_do test "$@" --skip-build --disable-xctest
  [ "$3" = release ] || check "$name: launch arguments override" takes_launch_arguments "$@"
}

expected="$root/Tests/Integration/expected/app.txt"
echo "== a package of an app's shape"
check "generates the flags" "$tool" generate config-registry.yml --output Sources/Flags/FeatureConfig.swift
built 5 native debug
built 6 native release
built 6 swiftbuild debug
built 5 swiftbuild release
if [ "${RELEASE:-}" = yes ]; then
  built 6 native debug
  built 5 native release
  built 5 swiftbuild debug
  built 6 swiftbuild release
fi
finish
