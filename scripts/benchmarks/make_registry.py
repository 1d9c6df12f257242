"""Writes a registry of N keys that looks like a real one: the same bytes for the same N, whatever the machine.

The mix is 40% bool, 20% int (half with a range), 10% double, 15% string, 10% enum of three values, 5% json;
a third of the keys has a description, every bool an expiry.

usage: make_registry.py N [TYPE] > config-registry.yml        (TYPE is left out; strings stand in for it)
"""

import sys

OWNERS = ["payments", "media", "platform", "growth", "search", "identity"]
WORDS = ["checkout", "upload", "player", "search", "profile", "session", "feed", "banner", "cache", "retry"]
KINDS = ["bool"] * 8 + ["int"] * 4 + ["double"] * 2 + ["string"] * 3 + ["enum"] * 2 + ["json"]


def attributes(index, kind):
    if kind == "bool":
        return ["default: " + ("true" if index % 3 == 0 else "false"), f"expires: 2031-{index % 12 + 1:02}-{index % 28 + 1:02}"]
    if kind == "int":
        lines = [f"default: {index * 7 % 5000 + 10}"]
        return lines + ["range: [1, 10000]"] if index % 2 else lines
    if kind == "double":
        return [f"default: {index % 100}.{index % 10}5", "range: [0, 1000]", "out_of_range: clamp"]
    if kind == "string":
        return [f'default: "text {index}"']
    if kind == "enum":
        return ["values: [compact, roomy, cards]", "default: roomy"]
    return [f"default: '{{\"limit\": {index}, \"tiers\": [1, 2, 3]}}'"]


def entry(index):
    # A stride that is no multiple of the mix's length, so that types alternate as in a real file.
    kind = KINDS[index * 7 % len(KINDS)]
    lines = [f"{WORDS[index % 10]}_{WORDS[index // 10 % 10]}_{kind}_{index}:", f"  owner: {OWNERS[index % 6]}", f"  type: {kind}"]
    lines += ["  " + line for line in attributes(index, kind)]
    if index % 3 == 0:
        lines.append(f"  description: What feature number {index} does, in a line.")
    return "\n".join(lines)


def main():
    count, absent = int(sys.argv[1]), sys.argv[2:]
    KINDS[:] = ["string" if kind in absent else kind for kind in KINDS]
    for index in range(count):
        print(entry(index))


if __name__ == "__main__":
    main()
