#!/bin/sh
# Runs the recipes of `Documentation/UseInCI.md` and the commands of `Documentation/ChangeTheDashboard.md`, as the pages have them, in a
# repository of their own.
#
#   recipes.sh ROOT WORK TOOL
#
# The step that builds the tool finds TOOL, as it would from a cache. With RELEASE=yes it builds the tool. What only GitHub or GitLab
# can run is not run: `uses:` steps, schedules and caches. The live template and the issues come from servers on loopback.
set -eu
root="$1"
work="$2"
tool="$3"
. "$root/Tests/Integration/lib.sh"

team="$work/team"
rm -rf "$team"
mkdir -p "$team"
cd "$team"
git init -q .
git config user.name Test
git config user.email test@example.com
printf '.config-registry/\n' >.gitignore

# This repository as the recipes fetch it, with a branch for the commit under test.
rm -rf "$work/origin.git"
git clone -q --bare "$root" "$work/origin.git"
git -C "$work/origin.git" branch -q -f under-test HEAD
export CONFIG_REGISTRY_URL="file://$work/origin.git" CONFIG_REGISTRY_VERSION=under-test
export GITHUB_STEP_SUMMARY="$work/summary.md"
if [ "${RELEASE:-}" != yes ]; then
  mkdir .config-registry
  cp "$tool" .config-registry/config-registry
fi

# sound: a registry without a finding. unsound: one with a reversed range in line 10 and an expired flag.
sound() {
  cat >config-registry.yml <<'END'
checkout_enabled:
  owner: payments
  type: bool
  default: true
  expires: never
  reason: kill switch
retry_count:
  owner: platform
  type: int
  default: 5
  range: [0, 1000]
END
}
unsound() {
  sound
  replace 's/\[0, 1000\]/[1000, 0]/; s/never/2020-01-06/; /reason/d' config-registry.yml
}

# steps RECIPE: takes the steps of a recipe out of the page.
steps() {
  rm -rf "$work/steps"
  mkdir "$work/steps"
  awk -v recipe="$1" -v folder="$work/steps" -f "$root/Tests/Integration/recipe-steps.awk" "$root/Documentation/UseInCI.md"
}

# step NUMBER: runs a step as the services do: a failing command ends it.
step() { sh -e "$work/steps/$1.sh"; }

echo "== recipes for CI"
sound
count_is() { [ "$(steps "$1" | wc -l)" -eq "$2" ]; }

check "GitHub: the page has the steps of the check" count_is .github/workflows/config-registry.yml 3
check "GitHub: the tool is there after the first step" step 01
check "GitHub: a sound registry passes" step 02
check "GitHub: and gives an empty report" step 03
unsound
check "GitHub: annotations name file and line" fails_saying "^::error file=config-registry.yml,line=10," step 02
check "GitHub: the report is made although there are findings" step 03
check "GitHub: the report is SARIF with the findings" grep -q '"ruleId": "expired"' config-registry.sarif
unreadable() {
  mv config-registry.yml gone
  status=0
  step 03 || status=$?
  mv gone config-registry.yml
  [ "$status" -ne 0 ] && grep -q '"executionSuccessful": false' config-registry.sarif
}
check "GitHub: the report says so if the registry cannot be read, and the step fails" unreadable

sound
check "GitHub: the page has the step for a committed file" count_is .github/workflows/config-registry-generated.yml 1
mkdir -p Sources/App
.config-registry/config-registry generate --output Sources/App/FeatureConfig.swift
check "GitHub: a committed file that is up to date passes" step 01
echo "// by hand" >>Sources/App/FeatureConfig.swift
check "GitHub: one that was changed by hand fails" fails_saying "Sources/App/FeatureConfig.swift.* error: .*\[stale-output\]" step 01

check "GitLab: the page has the steps of the check" count_is .gitlab-ci.yml 3
check "GitLab: the tool is there after the first step" step 01
check "GitLab: the report is made" step 02
check "GitLab: and is empty for a sound registry" grep -qx '\[\]' gl-code-quality-report.json
check "GitLab: a sound registry passes" step 03
unsound
check "GitLab: the report is made although there are findings" step 02
check "GitLab: and names the line" grep -q '"begin": 10' gl-code-quality-report.json
check "GitLab: an unsound one fails at its line" fails_saying "^config-registry.yml:10:.* error: " step 03

check "weekly: the page has the steps of the report" count_is .github/workflows/config-registry-expiry.yml 2
sound
check "weekly: passes where nothing has expired" step 02
unsound
replace 's/\[1000, 0\]/[0, 1000]/' config-registry.yml
check "weekly: fails where something has" exits 1 step 02
check "weekly: and names it in the summary" grep -q "2020-01-06 | .checkout_enabled." "$GITHUB_STEP_SUMMARY"

check "issues: the page has the steps" count_is .github/workflows/config-registry-issues.yml 2
due() {
  cat >config-registry.yml <<'END'
$registry: {owners: {payments: {codeowners: "@acme/payments"}, growth: }}
checkout_enabled: {owner: payments, type: bool, default: true, expires: 2020-01-06}
"banner_enabled": {owner: growth, type: bool, default: true, expires: 2020-01-07, tracker: "`\"$(touch hacked)|<b>"}
END
}
# The issues that the stand-in has, one a line: number, title, the first line of its text.
issues() { jq -r '.[] | "\(.number) \(.title) \(.body | split("\n")[0])"' "$work/issues.json"; }
opened() { step 02 && issues | grep -qx '1 Flags of growth that are due ' && issues | grep -qx '2 Flags of payments that are due @acme/payments '; }
renewed() { due && replace 's/2020-01-06/2020-01-08/' config-registry.yml && step 02 && [ "$(issues | wc -l)" -eq 2 ] && grep -q 2020-01-08 "$work/issues.json"; }
if command -v jq >/dev/null && python3 -c '' && curl --version >/dev/null; then
  : >"$work/port"
  echo '[]' >"$work/issues.json"
  python3 "$root/Tests/Integration/issues-server.py" "$work/issues.json" >"$work/port" &
  until [ -s "$work/port" ] || ! kill -0 $!; do sleep 0.1; done
  GITHUB_API_URL="http://127.0.0.1:$(cat "$work/port")"
  export GITHUB_API_URL GITHUB_REPOSITORY=acme/app GH_TOKEN=token
  due
  check "issues: each owner gets one, which mentions the team" opened
  check "issues: the next run brings them up to date" renewed
  check "issues: no text of the registry is run" sh -c "! [ -e hacked ]"
  sound
  check "issues: there is none where nothing is due" step 02
  kill $!
else
  echo "  skip  issues: jq, python3 or curl is not installed"
fi

check "nightly: the page has the steps of the comparison" count_is .github/workflows/config-registry-drift.yml 2

# page_command NAME: runs the command with that name in its first line, from the page about the dashboard.
page_command() {
  awk -v wanted="# $1" '/^```/ { inside = 0; next } inside; $0 == wanted { inside = 1 }' "$root/Documentation/ChangeTheDashboard.md" >"$work/command"
  [ -s "$work/command" ] && PATH="$team/.config-registry:$PATH" sh -e "$work/command"
}
live="$work/live.json"
# A first registry from the export, in a folder of its own: sound but for what the file asks for, and nothing is left to add.
adopted() (
  rm -rf "$work/adopted" && mkdir "$work/adopted" && cp export.json "$work/adopted" && cd "$work/adopted" || return 1
  page_command import && "$tool" validate && [ -s config-registry.schema.json ] && cp config-registry.yml first.yml &&
    page_command add && cmp first.yml config-registry.yml && "$tool" diff --remote export.json
)
published() { page_command publish && cmp plan.json "$live"; }
# Somebody changes a value in the console, and the plan is published all the same.
refused() {
  replace 's/"value": "true"/"value": "false"/' "$live"
  cp "$live" "$work/before"
  exits 1 page_command publish && cmp "$work/before" "$live"
}

if python3 -c '' && curl --version >/dev/null; then
  sound
  echo '{"parameters": {}}' | .config-registry/config-registry plan --remote - --output "$live" 2>/dev/null
  : >"$work/port"
  python3 "$root/Tests/Integration/remote-config-server.py" "$live" >"$work/port" &
  trap 'kill $!' EXIT
  until [ -s "$work/port" ] || ! kill -0 $!; do sleep 0.1; done
  REMOTE_CONFIG_URL="http://127.0.0.1:$(cat "$work/port")"
  export REMOTE_CONFIG_URL REMOTE_CONFIG_TOKEN=token FIREBASE_PROJECT=demo CONFIG_REGISTRY_SCRIPTS="$root/scripts"
  check "nightly: the live template is fetched" step 01
  check "nightly: passes where the two agree" step 02
  replace 's/"value": "5"/"value": "5%"/' "$live"
  check "nightly: a change in the dashboard is fetched" step 01
  check "nightly: and fails the comparison" exits 1 step 02
  check "nightly: and is in the summary" grep -q "5%" "$GITHUB_STEP_SUMMARY"

  check "dashboard: the live template and its ETag are exported" page_command export
  replace 's/"5%"/"5"/' export.json
  check "dashboard: a first registry comes from the export" adopted
  mkdir -p "$work/tv"
  echo 'tv_only: {owner: tv, type: string, default: x}' >"$work/tv/config-registry.yml"
  replace 's/"parameters": {/"parameters": {"tv_only": {"defaultValue": {"value": "x"}},/' export.json
  check "dashboard: a key of another app is not in this registry" fails_saying "tv_only" page_command diff
  check "dashboard: but in that of the other app" page_command also
  page_command export
  check "dashboard: the difference is shown" fails_saying "5%" page_command diff
  check "dashboard: the plan is written" page_command plan
  check "dashboard: the review shows the change of one line" fails_saying '^\+.*"value": "5"' page_command review
  check "dashboard: the service finds the plan valid" page_command validate
  check "dashboard: and nothing is published by that" sh -c "! cmp -s plan.json '$live'"
  check "dashboard: the plan is published" published
  check "dashboard: the two agree then" page_command confirm
  replace 's/default: 5/default: 6/' config-registry.yml
  page_command export && { page_command plan || true; } 2>/dev/null
  check "dashboard: a plan is refused after a change in the console, and the change stays" refused
else
  echo "  skip  nightly, dashboard: python3 or curl is not installed"
fi

check "hook: the page has it" count_is .githooks/pre-commit 1
mkdir .githooks
{ echo '#!/bin/sh' && cat "$work/steps/01.sh"; } >.githooks/pre-commit
chmod +x .githooks/pre-commit
git config core.hooksPath .githooks
commit() { PATH="$team/.config-registry:$PATH" git commit -qm "$1"; }
sound
git add config-registry.yml .gitignore
check "hook: a sound registry is committed" commit sound
unsound
git add config-registry.yml
sound
check "hook: an unsound one is refused, although the file on disk is sound" \
  fails_saying "^config-registry.yml:10:.* error: " commit unsound
git add config-registry.yml
replace 's/default: 5/default: 6/' config-registry.yml
git add config-registry.yml
unsound
check "hook: a sound one is committed, although the file on disk is unsound" commit "sound again"
replace 's/\[1000, 0\]/[0, 1000]/' config-registry.yml
git add config-registry.yml
check "hook: an expired flag is not refused" commit expired
echo >other
git add other
other() { PATH=/usr/bin:/bin git commit -qm other; }
check "hook: a commit of something else does not need the tool" other
git rm -q config-registry.yml
check "hook: the registry can be removed" commit removed

if command -v pre-commit >/dev/null 2>&1; then
  unsound
  git add config-registry.yml
  sed -n '/^# .pre-commit-config.yaml/,/^```/p' "$root/Documentation/UseInCI.md" | grep -v '^```' >.pre-commit-config.yaml
  git add .pre-commit-config.yaml
  framework() { PATH="$team/.config-registry:$PATH" pre-commit run; }
  check "pre-commit: an unsound registry is refused" fails_saying "config-registry.yml:10:" framework
  sound
  git add config-registry.yml
  check "pre-commit: a sound one passes" framework
else
  echo "  skip  pre-commit: the program is not installed"
fi
finish
