"""Random remote texts: near what a type reads, so that both sides of its border are tried."""

import struct

# Texts around a pattern that hardly one text would match by chance.
COUNTRIES = ["AB1", "ZZ999", "QX12345", "AB", "A1", "AB1\n", "ab1", "AB1234", "\u00c41", "AB\u0663"]
WORDS = {
    "flag": ["true", "false", "TRUE", "False", "1", "0", "t", "R", "ue", "fal", "se", "yes", "on", "\u017f", "\u0131"],
    "number": [
        "0", "1", "2", "5", "9", "10", "20", "21", "-5", "-6", "64", "65535", "65536", "8388608", "8388609", "9223372036854775807",
        "9223372036854775808", "-9223372036854775808", "922337203685477580", ".", ".0", ".00", ".5", "-", "+", "e", "E", "e1", "e-1",
        "e308", "e309", "e-308", "e-324", "e400", "1.7976931348623157", "1.7976931348623159", "2.2250738585072011", "4.9406564584124654",
        "9007199254740993", "0.1", "0.30000000000000004", "000", "inf", "nan", "0x", "_", ",", "%", "\u0663", "\uff11", "1" * 40,
    ],
    "text": [
        "A", "Z", "AB", "1", "12", "999", "\u00e9", "e\u0301", "compact", "roomy", "off-hours", "default", "x", "n", "\U0001f44d",
        "\U0001f3fd", "\u0663", "a", "@", "[", "\u200d", "\n", "\r\n", "\\", '"', "\ufb01", "\u00c5", "A\u030a", "\u212b", "\0",
    ],
    "json": [
        "{", "}", "[", "]", ",", ":", '"', '"a"', '"b"', '"\u00e9"', '"e\u0301"', '"\\u00e9"', '"\\ud83d\\ude00"', '"\\ud800"',
        '"\\udc00\\ud800"', '"\\n"', '"\\x"', '"\\', "1", "0", "01", "-", "-0", "-1.5", "1.", ".5", "1e3", "1E+30", "1e", "true", "false",
        "null", "nul", "NaN", "Infinity", "-Infinity", "//", "'a'", "{}", "[]", '{"a":1}', '"a":', '"\\u0061":', "[1,2]", "\u00a0", "\f",
        "[" * 30, "]" * 30, "[" * 64 + "]" * 64, "[" * 65 + "]" * 65,
    ],
}
WORDS["url"] = [
    "https://", "https:", "HTTPS", "http://", "app://", "ftp://", "//", "/", ":", "e", "example.com", "a@", "u:p@", "@", "?", "#", "[", "]",
    "[::1]", "[1:2:3:4:5:6:7:8]", "::", "1:2:3:4:5:6", ":1.2.3.4", "1.2.3.256", "ffff", "12345", ":80", ":65535", ":65536", ":", "%", "%20",
    "%4", "%zz", "-._~", "!$&'()*+,;=", "a=b&c", "..", " ", "\\", "|", "{", "}", "^", "`", "<", '"', "\u00e9", "\U0001f600", "\x7f", "\x00",
]
WORDS["duration"] = WORDS["number"] + ["ms", "s", "m", "h", "d"] * 8 + ["S", " s", "w", "us", "PT1S", "1h30m", "e-18", "e-19", "e18"]
WORDS["list"] = ["[", "]", "[", "]", ",", ",", '"', "1", "-5", "0", "101", "1.0", "1.5", "1e3", "true", "null", "{}", '"1"', '"a"', '"light"', '"1s"',
                 '"app://e"', '"\\u0061"', " ", "\n", "\u00e9", '"e\u0301"', "\\"]
WORDS["country"] = WORDS["text"]
BLANKS = ["", "", "", "", " ", "\t", "\n", "\ufeff", "\u0000", "\u00a0"]


def kind(key):
    if key == "flag":
        return "flag"
    if key == "price_rules":
        return "json"
    if key in ("home_page", "help_link"):
        return "url"
    if key in ("request_timeout", "poll_interval", "retry_delay"):
        return "duration"
    if key in ("ids", "batch_sizes", "weights", "bits", "hosts", "mirrors", "retry_steps", "styles"):
        return "list"
    if key == "country_code":
        return "country"
    return "number" if key.startswith(("count", "chunk", "ratio")) else "text"


def value(random, name):
    """A text that is likely to be read, so that not only refusals are compared."""
    if name == "number":
        if random.random() < 0.5:
            return str(random.choice([random.randint(-30, 30), random.randint(-(2**64), 2**64), random.randint(60000, 9000000)])) + (
                random.choice(["", "", ".0", ".000", ".25"]))
        bits = random.getrandbits(64)
        return repr(struct.unpack(">d", struct.pack(">Q", bits))[0])
    if name == "json":
        return document(random, random.randint(0, 4))
    if name == "list":
        words = random.choice([
            ["1", "2", "-5", "101", '"7"', "1.0", "0.5", "9223372036854775807"], ["true", "false", "0", '"TRUE"', "1"],
            ['"a"', '"b"', '"c"', '"\\u0061"', '"\u00e9"', '"e\u0301"', '"longer than nine"', "5", '""'], ['"https://e"', '"app://a/b"', '"http://e"'],
            ['"1s"', '"250ms"', '"2h"', '"-1s"', '"0.5m"'], ['"light"', '"dark"'],
        ])
        blank = random.choice(["", "", " ", "\n"])
        return "[" + blank + ("," + blank).join(random.choice(words) for _ in range(random.randint(0, 6))) + blank + "]"
    if name == "duration":
        number = random.choice(["", "-", "", ""]) + str(random.randint(0, 10 ** random.randint(1, 20)))
        fraction = random.choice(["", "", ".5", ".25", "." + str(random.randint(0, 10 ** random.randint(1, 20)))])
        return number + fraction + random.choice(["", "", "", "e1", "e-3", "e-18"]) + random.choice(["ms", "s", "m", "h", "d"])
    if name == "url":
        return url(random)
    if name == "country":
        return random.choice(COUNTRIES)
    return random.choice(WORDS[name])


def url(random):
    """A URL, most of the time."""
    start = random.choice(["https://", "https://", "http://", "app://", "HTTPS://"]) + random.choice(["", "", "", "u@", "u:p@", "@"])
    if random.random() < 0.4:
        groups = [random.choice(["0", "1", "ab", "FFFF", "0db8"]) for _ in range(random.randint(0, 8))]
        at = random.randint(0, len(groups))
        gap = "::" if random.random() < 0.8 else ":"
        host = "[" + ":".join(groups[:at]) + gap + ":".join(groups[at:]) + random.choice(["", "", "", ":1.2.3.4", "1.2.3.4"]) + "]"
    else:
        host = random.choice(["e", "example.com", "127.0.0.1", "256.1.1.1", "a_b", "%41", "x.", "a!b"])
    tail = random.choice(["", "/", "/a/b", "?q=1", "#f", "/a%20b?c=d&e#f", "//", "/?#", "/:@!$"])
    return start + host + random.choice(["", "", ":", ":80", ":0080", ":65535", ":65536"]) + tail


def document(random, depth):
    blank = random.choice(["", "", " ", "\n\t"])
    if depth == 0 or random.random() < 0.3:
        return blank + random.choice(["null", "true", "false", '"a"', '"\\u00e9\u00e9"', str(random.randint(-99, 99)), "-0.5e-3", '""'])
    parts = [document(random, depth - 1) for _ in range(random.randint(0, 3))]
    if random.random() < 0.5:
        return blank + "[" + ",".join(parts) + blank + "]"
    names = random.choices(['"a"', '"b"', '"c"', '"d"', '"e\u0301"', '"\u00e9"', '"\\u0062"'], k=len(parts))
    return blank + "{" + ",".join(f"{name}{blank}:{part}" for name, part in zip(names, parts)) + "}"


def text(random, name):
    """A value, a value with something changed, or a row of pieces."""
    choice = random.random()
    if choice < 0.4:
        return value(random, name)
    if choice < 0.6:
        whole = value(random, name)
        at = random.randint(0, len(whole))
        return whole[:at] + random.choice(WORDS[name] + BLANKS) + whole[at + random.randint(0, 1):]
    return "".join(random.choice(WORDS[name]) for _ in range(random.randint(0, 5))) + random.choice(BLANKS)
