# Says why a text is not a Remote Config template; prints nothing where it is one.
#
#   { cat FILE; echo; } | LC_ALL=C awk -f template.awk                   any template
#   { cat FILE; echo; } | LC_ALL=C awk -v publish=yes -f template.awk    a template to publish, which has to have a parameter
#
# Checks the grammar of JSON and the members of the top level. Whether each parameter is right is for 'config-registry' and for the
# service to say. A record ends at a quotation mark, so records are outside and inside of strings by turns, and memory stays small
# whatever the text is. The line break after the text tells a quotation mark at its end from none. Exit codes: 0 a template, 1 not one.

BEGIN {
  RS = "\""
  deepest = 100
  line = 1
  expected = "value"
}

isInString { string($0); next }
{ structure($0); isInString = 1 }

END {
  if (isRefused) exit 1
  if (expected != "end") refuse("it ends too early")
  else if (isBroken) not_json()
  else judge()
  exit isRefused
}

function refuse(reason) {
  if (!isRefused) print reason
  isRefused = 1
  exit 1
}

function not_json() { refuse("it is not JSON, at line " line) }

# The inside of a string, up to the next quotation mark, which may be escaped. What is wrong in the last record may be only that the
# text ends there.
function string(text, count) {
  if (isBroken) not_json()
  count = length(text)
  if (is_sound(text)) token("S", isEscaped ? "" : text)
  else if (substr(text, count) == "\\" && is_sound(substr(text, 1, count - 1))) { isEscaped = 1; return }
  else { isBroken = 1; return }
  isInString = isEscaped = 0
}

function is_sound(text) {
  return text ~ /^([^\\\001-\037]|\\([\\\/bfnrt]|u[0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f]))*$/
}

# Brackets, commas, colons, numbers and words, with '#' for a value that is not a string. The bound is far beyond any template; some
# implementations of awk take quadratic time for a longer text.
function structure(text, i, count) {
  if (length(text) > 10000) refuse("it is not a template: it has 10000 characters without a string, at line " line)
  gsub(/-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/, "#", text)
  gsub(/true|false|null/, "#", text)
  gsub(/[ \t\r]+/, "", text)
  count = length(text)
  for (i = 1; i <= count; i++) token(substr(text, i, 1), "")
}

function token(character, name) {
  if (character == "\n") line++
  else if (expected == ":") separator(character)
  else if (expected == "name" || expected == "name or end") member(character, name)
  else if (expected == "comma or end") after_value(character)
  else if (expected == "end") not_json()
  else value(character)
}

function separator(character) {
  if (character != ":") not_json()
  expected = "value"
}

function member(character, name) {
  if (character == "}" && expected == "name or end") close_bracket()
  else if (character != "S") not_json()
  else {
    if (depth == 1) section = name
    if (depth == 2 && section == "parameters" || depth == 4 && section == "parameterGroups") parameters++
    expected = ":"
  }
}

function value(character) {
  if (character == "]" && expected == "value or end") { close_bracket(); return }
  if (character !~ /[\[{S#]/) not_json()
  if (depth == 0 && character != "{") refuse("it is not a template, which is a JSON object")
  if (depth == 1) { members++; kind[section] = character }
  if (character == "{") open_bracket("}", "name or end")
  else if (character == "[") open_bracket("]", "value or end")
  else expected = "comma or end"
}

function open_bracket(end, next_expected) {
  closing[++depth] = end
  if (depth > deepest) refuse("it is nested deeper than " deepest " levels, at line " line)
  expected = next_expected
}

function close_bracket() { expected = --depth == 0 ? "end" : "comma or end" }

function after_value(character) {
  if (character == closing[depth]) close_bracket()
  else if (character != ",") not_json()
  else expected = closing[depth] == "}" ? "name" : "value"
}

# The empty object is the template of a project that has none yet.
function judge() {
  if ("error" in kind) refuse("it is not a template: it has the member 'error'")
  else if (has_other("parameters", "{") || has_other("parameterGroups", "{")) return
  else if (has_other("conditions", "[") || has_other("version", "{")) return
  else if (members > 0 && !("parameters" in kind || "parameterGroups" in kind || "conditions" in kind || "version" in kind))
    refuse("it is not a template: it has none of the members 'parameters', 'parameterGroups', 'conditions' and 'version'")
  else if (publish && parameters == 0) refuse("it has no parameter, so publishing it would delete them all")
}

function has_other(name, bracket) {
  if (!(name in kind) || kind[name] == bracket) return 0
  refuse("it is not a template: '" name "' has the wrong form")
  return 1
}
