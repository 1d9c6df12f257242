"""Writes a metrics.yaml of N metrics, glean_parser's own format: as many as a registry has keys, with the same words.

Each metric has the attributes that the format requires. usage: make_metrics.py N > metrics.yaml
"""

import sys

from make_registry import KINDS, OWNERS, WORDS

HEAD = "---\n$schema: moz://mozilla.org/schemas/glean/metrics/2-0-0\n"
TYPES = {"bool": "boolean", "int": "quantity", "double": "quantity", "string": "string", "enum": "string", "json": "string"}


def metric(index):
    kind = KINDS[index * 7 % len(KINDS)]
    lines = [f"  {WORDS[index % 10]}_{WORDS[index // 10 % 10]}_{kind}_{index}:", f"    type: {TYPES[kind]}"]
    if TYPES[kind] == "quantity":
        lines.append("    unit: items")
    return "\n".join(lines + [
        f"    description: What feature number {index} does, in a line.",
        f"    bugs: [https://example.com/{index}]",
        "    data_reviews: [https://example.com/review]",
        f"    notification_emails: [{OWNERS[index % 6]}@example.com]",
        "    expires: never",
    ])


def main():
    print(HEAD + "features:")
    for index in range(int(sys.argv[1])):
        print(metric(index))


if __name__ == "__main__":
    main()
