# What the checks share; sourced, not run. `root` is the package under test and `work` is a folder of the check's own, both
# absolute. `work` has a space in its name, as users' paths may have.
# shellcheck shell=sh disable=SC2154

failures=0

# check "what must hold" COMMAND...: runs the command in silence; if it fails, shows what it printed.
check() {
  what="$1"
  shift
  if "$@" >"$work/log" 2>&1; then
    echo "  ok    $what"
  else
    echo "  FAIL  $what"
    tail -n 25 "$work/log" | cut -c 1-300 | sed "s/^/        | /"
    failures=$((failures + 1))
  fi
}

# Ends a check's script.
finish() {
  [ "$failures" -eq 0 ] || echo "  $failures failed" >&2
  [ "$failures" -eq 0 ]
}

# despite_crash COMMAND...: runs the command, and once more where it crashed. SwiftPM 6.3.1 itself was seen to crash in a build, which
# says nothing about this package.
despite_crash() {
  status=0
  "$@" || status=$?
  if [ "$status" -ge 128 ]; then
    status=0
    "$@" || status=$?
  fi
  return "$status"
}

# exits STATUS COMMAND...: the command ends with that status.
exits() {
  wanted="$1"
  shift
  status=0
  "$@" || status=$?
  [ "$status" -eq "$wanted" ] || { echo "exit status $status, not $wanted: $*"; return 1; }
}

# fails_saying PATTERN COMMAND...: the command fails, and a line of what it prints matches the pattern.
fails_saying() {
  pattern="$1"
  shift
  if "$@" >"$work/said" 2>&1; then
    cat "$work/said"
    echo "did not fail: $*"
    return 1
  fi
  cat "$work/said"
  grep -qE -- "$pattern" "$work/said" || { echo "no line matches: $pattern"; return 1; }
}

# replace SCRIPT FILE...: edits files in place as an editor does that keeps the file itself.
replace() {
  edit="$1"
  shift
  for edited in "$@"; do
    sed "$edit" "$edited" >"$work/edited"
    cat "$work/edited" >"$edited"
  done
}

# block PAGE LANGUAGE NUMBER: prints the fenced block of that number among those of the language.
block() {
  awk -v fence="^\`\`\`$2$" -v wanted="$3" '
    /^```/ { isInside = !isInside && $0 ~ fence; count += isInside; next }
    isInside && count == wanted' "$1"
}

# copy_consumer FOLDER: a copy of the consumer package whose stand-in for Firebase is the one of this repository.
copy_consumer() {
  mkdir -p "$1"
  cp -R "$root/Tests/Integration/Consumer/." "$1"
  rm -rf "$1/.build" "$1/.swiftpm"
  for module in FirebaseCore FirebaseRemoteConfig; do
    rm -rf "${1:?}/$module"
    ln -s "$root/Tests/$module" "$1/$module"
  done
}
