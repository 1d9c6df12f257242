# What scripts/export-remote-config and scripts/publish-remote-config share: one request, and the check of its answer.
# Sourced, not run. The script that sources it sets `scripts`, its own folder, and `role`, the role that the account needs, and later
# `project` and, for a request with more than that, `query` and `secret_options`.
#
# `work` is a folder for temporary files that goes when the script ends. A request leaves its answer there: `body`, `headers`.

# shellcheck shell=sh disable=SC2034,SC2154,SC2094
LC_ALL=C
export LC_ALL

# 16 MiB: a template that is full to all its limits has about 5. In the unit of 'ulimit -f', 512 bytes.
most_bytes=16777216
most_blocks=32768

work=""   # the folder for temporary files
parts=""  # a new file beside each file that is to be replaced; their folder is under the user's control
child=""  # the request that runs
interrupted="interrupted"

# fail MESSAGE [STATUS]: one line, whatever a name or an answer in it holds.
fail() {
  printf 'error: %s\n' "$(printf '%s' "$1" | tr '\001-\037\177' '?')" >&2
  exit "${2:-2}"
}

# shown FILE: the first of a foreign text, on one line, as nothing that a build service or a terminal takes for a command.
shown() { tr '\n' ' ' <"$1" | tr -c '[:print:]' '?' | sed 's/##/# #/g' | cut -c 1-500; }

clean_up() {
  [ -z "$work" ] || rm -rf "$work"
  [ -z "$parts" ] || printf '%s' "$parts" | while IFS= read -r part; do rm -f "$part"; done
}

stop() {
  trap '' INT TERM HUP
  [ -z "$child" ] || kill "$child" 2>/dev/null || true
  fail "$interrupted"
}

start_work() {
  trap clean_up EXIT
  trap stop INT TERM HUP
  command -v curl >/dev/null 2>&1 || fail "curl is missing"
  work="$(mktemp -d)" || fail "cannot make a temporary folder"
}

check_project() {
  case "$1" in
    "" | -* | *[!a-z0-9-]*) fail "'$1' is not a project's id, which has small letters, digits and dashes only" 64 ;;
  esac
}

# The token goes in clear where there is no TLS, so that is for this machine only, and no proxy sees it.
find_service() {
  base="${REMOTE_CONFIG_URL:-https://firebaseremoteconfig.googleapis.com}"
  base="${base%/}"
  timeout="${REMOTE_CONFIG_TIMEOUT:-60}"
  case "$timeout" in
    "" | *[!0-9]* | 0* | ?????*) fail "REMOTE_CONFIG_TIMEOUT is '$timeout', which is not a number of seconds from 1 to 9999" ;;
  esac
  path='(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?$'
  case "$base" in
    *[!]A-Za-z0-9.:/_~[-]*) ;;
    https:*) ! echo "$base" | grep -qE "^https://[A-Za-z0-9.-]+$path" || { protocol=https && return; } ;;
    *) ! echo "$base" | grep -qE "^http://(127\.0\.0\.1|localhost|\[::1\])$path" || { protocol=http && return; } ;;
  esac
  fail "REMOTE_CONFIG_URL is '$base', which is not an address that starts with https:// (or with http:// on this machine)"
}

find_token() {
  token="${REMOTE_CONFIG_TOKEN:-}"
  if [ -z "$token" ]; then
    command -v gcloud >/dev/null 2>&1 ||
      fail "there is no token: set REMOTE_CONFIG_TOKEN, or install gcloud and run 'gcloud auth login'"
    token="$(gcloud auth print-access-token 2>/dev/null)" || token=""
    [ -n "$token" ] || fail "gcloud gave no token; run 'gcloud auth login'"
  fi
  case "$token" in
    *[!A-Za-z0-9._~+/=-]*) fail "the token has a character that a token cannot have" ;;
  esac
}

# is_etag TEXT: one tag. '*' and a list would match more than the one version that was exported.
is_etag() {
  case "$1" in
    "" | *[!!-~]* | *[,*\\]*) return 1 ;;
  esac
  [ "${#1}" -le 256 ]
}

# request OPTION...: sets `status`, '' where there is no complete answer, and `problem` in its place. Secrets come from standard
# input, so that no list of processes shows them. The limit on files holds for what comes out of a compressed answer too. The
# request runs in the background, since a shell in the foreground notices a signal only after its command has ended.
request() {
  rm -f "$work/body" "$work/headers"
  if [ "$protocol" = http ]; then set -- --noproxy '*' "$@"; fi
  code=0
  printf 'header = "Authorization: Bearer %s"\n%s' "$token" "${secret_options:-}" | (
    trap '' XFSZ
    ulimit -f "$most_blocks"
    exec curl -q --config - --silent --show-error --globoff --compressed --proto "=$protocol" --connect-timeout 15 \
      --max-time "$timeout" --max-filesize "$most_bytes" --header 'Accept: application/json' --dump-header "$work/headers" \
      --output "$work/body" --write-out '%{http_code}' "$@" "$base/v1/projects/$project/remoteConfig${query:-}"
  ) >"$work/status" 2>"$work/error" &
  child=$!
  wait "$child" || code=$?
  child=""
  status="" problem=""
  touch "$work/body" "$work/headers"
  if [ "$code" -eq 0 ]; then
    status="$(cat "$work/status")"
  elif [ "$code" -eq 63 ] || [ "$(wc -c <"$work/body")" -ge "$most_bytes" ]; then
    problem="the answer of $base is larger than 16 MiB"
  else
    sed 's/^curl: //' "$work/error" | head -n 1 >"$work/first"
    problem="no complete answer from $base: $(shown "$work/first")"
  fi
}

# status_problem: what a status other than 200 means, with what the service says about it.
status_problem() {
  case "$status" in
    400) printf 'the request was refused (400)' ;;
    401) printf '%s' "the token was refused (401); it may have expired: 'gcloud auth login', or a fresh REMOTE_CONFIG_TOKEN" ;;
    403) printf '%s' "permission denied (403); the account needs the role '$role' in '$project'" ;;
    404) printf '%s' "there is no project '$project' with Remote Config (404)" ;;
    429) printf 'too many requests (429); try again in a minute' ;;
    5*) printf '%s' "the service failed ($status); try again later" ;;
    *) printf '%s' "unexpected answer $status from $base" ;;
  esac
  service_message
}

# service_message: the message in the body of a refusal, where there is one.
service_message() {
  tr '\n' ' ' <"$work/body" | cut -c 1-20000 | awk '
    match($0, /"message"[ \t]*:[ \t]*"([^"\\]|\\.)*"/) {
      text = substr($0, RSTART, RLENGTH)
      sub(/^"message"[ \t]*:[ \t]*"/, "", text)
      print substr(text, 1, length(text) - 1)
    }' >"$work/message"
  if [ -s "$work/message" ]; then printf '%s' "; the service says: $(shown "$work/message")"; fi
}

# template_problem FILE [yes]: why a file is not a template (to publish), or nothing.
template_problem() {
  if ! tr -d '\000' <"$1" | cmp -s "$1" -; then
    echo "it is not JSON: it has a NUL byte"
  elif command -v iconv >/dev/null 2>&1 && ! iconv -f UTF-8 -t UTF-8 <"$1" >/dev/null 2>&1; then
    echo "it is not JSON: it is not UTF-8"
  else
    reason="$({ cat "$1"; echo; } | awk -v publish="${2:-}" -f "$scripts/remote-config/template.awk")" ||
      echo "${reason:-it could not be checked}"
  fi
}
