"""Compares scripts/remote-config/template.awk with Python's reader of JSON, on texts that are right and on random changes of them."""

import json
import os
import random
import shutil
import subprocess
import unittest

from loopback import SCRIPTS, TEMPLATE

FORMS = {"parameters": dict, "parameterGroups": dict, "conditions": list, "version": dict}
SEEDS = [
    TEMPLATE.decode(),
    '{"a": [1, -2.5e3, true, false, null, "\\u00e9", {}], "parameters": {}, "parameterGroups": {"g": {"parameters": {"k": {}}}}}',
    '{"parameters": {"a": {"defaultValue": {"value": "x\\"y\\\\"}}}, "version": {"versionNumber": "1"}}',
    "{ }",
    '{"version": {}}\n',
]
PIECES = list('{}[],:"\\ \n\t0123456789-+.eEtrufalsn/bu_') + ["\x01", '"a"', "true", "null", "é", "\\u12", '\\"', "{}", "[]"]
AWKS = [command for command in (["awk"], ["mawk"], ["gawk"], ["original-awk"], ["busybox", "awk"]) if shutil.which(command[0])]


def is_template(text):
    try:
        value = json.loads(text, parse_constant=lambda name: json.loads("not JSON"))
    except ValueError:
        return False
    if not isinstance(value, dict) or "error" in value:
        return False
    known = [name for name in FORMS if name in value]
    return all(isinstance(value[name], FORMS[name]) for name in known) and (not value or known != [])


def change(text, source):
    for _ in range(source.randint(1, 3)):
        start = source.randrange(len(text) + 1)
        end = start + source.choice([0, 0, 1, 1, 2, 5])
        text = text[:start] + (source.choice(PIECES) if source.random() < 0.7 else "") + text[end:]
    return text


class TemplateCheck(unittest.TestCase):
    def problem(self, text, awk, *options):
        command = [*awk, *options, "-f", str(SCRIPTS / "remote-config" / "template.awk")]
        outcome = subprocess.run(
            command, input=text.encode() + b"\n", capture_output=True, env={**os.environ, "LC_ALL": "C"}, timeout=60)
        self.assertEqual(outcome.stderr, b"")
        self.assertEqual(outcome.returncode, 1 if outcome.stdout else 0)
        return outcome.stdout.decode()

    def test_agrees_with_a_reader_of_json(self):
        source = random.Random(12)
        verdicts = {True: 0, False: 0}
        for number in range(500):
            text = change(source.choice(SEEDS), source)
            with self.subTest(text):
                self.assertEqual(self.problem(text, AWKS[number % len(AWKS)]) == "", is_template(text))
                verdicts[is_template(text)] += 1
        self.assertGreater(min(verdicts.values()), 50)

    def test_every_awk_says_the_same(self):
        texts = {
            "": "it ends too early\n",
            '{"parameters": {}': "it ends too early\n",
            '{"parameters": {"a': "it ends too early\n",
            '{"parameters": {"a\\"': "it ends too early\n",
            '{\n"parameters": {\n"a\nb"}}': "it is not JSON, at line 3\n",
            '{"parameters": {}}"': "it is not JSON, at line 1\n",
            '{"parameters": {}}\n{}': "it is not JSON, at line 2\n",
            '{"parameters": {"a": 01}}': "it is not JSON, at line 1\n",
            '{"parameters": {"a": 1null}}': "it is not JSON, at line 1\n",
            '{"parameters": {"a": true.5}}': "it is not JSON, at line 1\n",
            '{"a": {"parameters": {}}}': "it is not a template: it has none of the members 'parameters', 'parameterGroups', "
                                         "'conditions' and 'version'\n",
            '{"parameters": {"error": {}}}': "",
            '{"version": "1"}': "it is not a template: 'version' has the wrong form\n",
            '{"parameters": {"a": %s}}' % ("[" * 98 + "]" * 98): "",
            '{"parameters": {"a": %s}}' % ("[" * 99 + "]" * 99): "it is nested deeper than 100 levels, at line 1\n",
            '{"parameters": {"a": "%s"}}' % ("\\u00e9\\\\" * 100_000): "",
            '{"parameters": {"a": [%s]}}' % ("1," * 10_000): "it is not a template: it has 10000 characters without a string, at line 1\n",
        }
        for awk in AWKS:
            for text, problem in texts.items():
                with self.subTest(text[:60], awk=awk):
                    self.assertEqual(self.problem(text, awk), problem)

    def test_counts_the_parameters_of_a_template_to_publish(self):
        none = "it has no parameter, so publishing it would delete them all\n"
        texts = {
            "{}": none,
            '{"parameters": {}, "conditions": [{"parameters": {"a": {}}}]}': none,
            '{"parameterGroups": {"g": {"parameters": {}, "description": "parameters"}}}': none,
            '{"parameterGroups": {"g": {"parameters": {"a": {}}}}}': "",
            '{"parameters": {"a": {}}}': "",
        }
        for text, problem in texts.items():
            with self.subTest(text):
                self.assertEqual(self.problem(text, AWKS[0], "-v", "publish=yes"), problem)


if __name__ == "__main__":
    unittest.main()
