# Takes the shell steps of one recipe out of a page. The recipe is the fenced block that names `recipe` in a comment in its first two
# lines. Each step becomes a file NN.sh in `folder`, and the names of the steps go to standard output.
#
#   awk -v recipe=.gitlab-ci.yml -v folder=FOLDER -f recipe-steps.awk PAGE
#
# It knows the YAML that the page has: `- name:`, `run: command`, `run: |`, and the items of `script:`.

function indent(line) { match(line, /^ */); return RLENGTH }

function begin() {
  file = sprintf("%s/%02d.sh", folder, ++count)
  printf "" > file
  print count ": " (name == "" ? "(no name)" : name)
  name = ""
}

/^```/ {
  if (inBlock) { inBlock = 0; inStep = 0 } else { inBlock = 1; lines = 0; wanted = 0 }
  next
}
inBlock && ++lines <= 2 && index($0, "# " recipe) == 1 { wanted = 1; isScript = ($0 ~ /hooks/); if (isScript) begin(); next }
!inBlock || !wanted { next }
isScript { print > file; next }

inStep && (indent($0) > depth || $0 == "") { print substr($0, depth + 3) > file; next }
{ inStep = 0 }

/^ *- name: / { name = $0; sub(/^ *- name: /, "", name); next }
/^ *run: \|$/ { depth = indent($0); begin(); inStep = 1; next }
/^ *run: / { begin(); sub(/^ *run: /, ""); print > file; next }
/^ *script:$/ { items = 1; next }
items && /^ *- \|$/ { depth = indent($0); begin(); inStep = 1; next }
items && /^ *- / { begin(); sub(/^ *- /, ""); print > file; next }
