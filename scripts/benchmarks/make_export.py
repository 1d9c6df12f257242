"""Writes an exported Remote Config template of N parameters with C conditional values each: the registry of make_registry.py
as it would look after a year in the dashboard. One value in a hundred is out of range or unreadable.

usage: make_export.py N [C] > export.json        (C is 20 unless given)
"""

import json
import sys

from make_registry import KINDS, WORDS

TYPES = {"bool": "BOOLEAN", "int": "NUMBER", "double": "NUMBER", "string": "STRING", "enum": "STRING", "json": "JSON"}


def value(index, kind, variant):
    if (index + variant) % 100 == 99:
        return {"value": "unreadable"}
    texts = {
        "bool": "true" if (index + variant) % 2 else "false",
        "int": str((index * 7 + variant) % 5000 + 10),
        "double": f"{(index + variant) % 100}.5",
        "string": f"text {index} for condition {variant}",
        "enum": ["compact", "roomy", "cards"][(index + variant) % 3],
        "json": json.dumps({"limit": index, "tiers": [1, 2, variant]}),
    }
    return {"value": texts[kind]}


def parameter(index, conditions):
    kind = KINDS[index * 7 % len(KINDS)]
    key = f"{WORDS[index % 10]}_{WORDS[index // 10 % 10]}_{kind}_{index}"
    conditional = {name: value(index, kind, variant + 1) for variant, name in enumerate(conditions)}
    return key, {
        "defaultValue": value(index, kind, 0),
        "conditionalValues": conditional,
        "description": f"What feature number {index} does, in a line.",
        "valueType": TYPES[kind],
    }


def main():
    count = int(sys.argv[1])
    conditions = [f"condition {number}" for number in range(int(sys.argv[2]) if len(sys.argv) > 2 else 20)]
    template = {
        "conditions": [{"name": name, "expression": f"percent <= {5 * index}"} for index, name in enumerate(conditions)],
        "parameters": dict(parameter(index, conditions) for index in range(count)),
        "version": {"versionNumber": "1"},
    }
    json.dump(template, sys.stdout, indent=2)


if __name__ == "__main__":
    main()
