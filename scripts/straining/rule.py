"""What a remote text means, written anew from the reading grammar's words with Python's exact numbers.

Nothing here follows the Swift code: numbers go through `decimal` and `fractions`, JSON through Python's own reader.
"""

import decimal
import fractions
import json
import math
import re
import struct

DIGITS = set("0123456789")
INT_MIN, INT_MAX = -(2**63), 2**63 - 1
DEEPEST = 64


class Unreadable(Exception):
    pass


def shown_hex(text):
    return text.encode().hex()


def shown_double(value):
    return format(struct.unpack(">Q", struct.pack(">d", value))[0], "x")


def bool_of(text):
    if not text.isascii() or text.lower() not in ("true", "false", "1", "0"):
        raise Unreadable
    return text.lower() in ("true", "1")


def decimal_of(text):
    """The exact number of a plain decimal; Python's own constructor takes more than the grammar does."""
    if not text or not set(text) <= DIGITS | set("+-.eE"):
        raise Unreadable
    if "." in text and not text.partition(".")[2][:1].isdigit():
        raise Unreadable
    try:
        mantissa, mark, power = text.lower().partition("e")
        if mark and power.lstrip("+-").isdigit():
            # Python refuses powers of more than 18 digits; no text of a test has so many digits that it would matter.
            text = f"{mantissa}e{max(-10**9, min(int(power), 10**9))}"
        return decimal.Decimal(text)
    except (decimal.InvalidOperation, ValueError):
        raise Unreadable from None


def int_of(text):
    number = decimal_of(text)
    if "e" in text.lower() or not text.lstrip("+-")[:1].isdigit():
        raise Unreadable
    exact = fractions.Fraction(number)
    if exact.denominator != 1 or not INT_MIN <= exact.numerator <= INT_MAX:
        raise Unreadable
    return exact.numerator


def double_of(text):
    number = decimal_of(text)
    sign = -1.0 if number.is_signed() else 1.0
    # Far below and far above what a double holds, where a fraction would have millions of digits.
    if number.is_zero() or number.adjusted() < -400:
        return math.copysign(0.0, sign)
    if number.adjusted() > 400:
        raise Unreadable
    exact = abs(fractions.Fraction(number))
    try:
        return math.copysign(exact.numerator / exact.denominator, sign)
    except OverflowError:
        raise Unreadable from None


def json_of(text):
    """The document in a form that has one spelling; the same form as the Swift side prints."""
    def refuse(_):
        raise Unreadable

    def members(pairs):
        names = [name for name, _ in pairs]
        if len(set(names)) < len(names):
            raise Unreadable
        return ("object", pairs)

    numbers = {"parse_int": lambda digits: ("#", digits), "parse_float": lambda digits: ("#", digits), "parse_constant": refuse}
    try:
        return written(json.loads(text, object_pairs_hook=members, **numbers), DEEPEST)
    # A lone surrogate has no UTF-8.
    except (json.JSONDecodeError, UnicodeEncodeError, RecursionError):
        raise Unreadable from None


# RFC 3986, appendix A, with a host, a port of 16 bits, and no address of a future version.
ESCAPE, UNRESERVED, DELIMITERS = "%[0-9A-Fa-f]{2}", r"A-Za-z0-9._~\-", "!$&'()*+,;="
REST = f"(?:[{UNRESERVED}{DELIMITERS}:@/?]|{ESCAPE})*"
BYTE = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
GROUP = "[0-9A-Fa-f]{1,4}"
LAST = f"(?:{GROUP}:{GROUP}|{BYTE}(?:[.]{BYTE}){{3}})"
ADDRESS = "|".join([
    f"(?:{GROUP}:){{6}}{LAST}", f"::(?:{GROUP}:){{5}}{LAST}", f"(?:{GROUP})?::(?:{GROUP}:){{4}}{LAST}",
    f"(?:(?:{GROUP}:){{0,1}}{GROUP})?::(?:{GROUP}:){{3}}{LAST}", f"(?:(?:{GROUP}:){{0,2}}{GROUP})?::(?:{GROUP}:){{2}}{LAST}",
    f"(?:(?:{GROUP}:){{0,3}}{GROUP})?::{GROUP}:{LAST}", f"(?:(?:{GROUP}:){{0,4}}{GROUP})?::{LAST}",
    f"(?:(?:{GROUP}:){{0,5}}{GROUP})?::{GROUP}", f"(?:(?:{GROUP}:){{0,6}}{GROUP})?::",
])
URL = re.compile(
    f"([A-Za-z][A-Za-z0-9+.-]*)://(?:(?:[{UNRESERVED}{DELIMITERS}:]|{ESCAPE})*@)?"
    f"(?:\\[(?:{ADDRESS})\\]|(?:[{UNRESERVED}{DELIMITERS}]|{ESCAPE})+)(?::([0-9]*))?(?:[/?]{REST})?(?:#{REST})?", re.ASCII)


UNITS = {"ms": fractions.Fraction(1, 1000), "s": 1, "m": 60, "h": 3600, "d": 86400}
DURATION = re.compile(r"([+-]?)([0-9]*)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?(ms|s|m|h|d)", re.ASCII)


def duration_of(text):
    """In attoseconds."""
    match = DURATION.fullmatch(text)
    if not match or not (match[2] or match[3]):
        raise Unreadable
    digits, places = int(match[2] + (match[3] or "")), len(match[3] or "")
    if digits == 0:
        return 0
    # Far beyond what a duration holds, and far below an attosecond, where a fraction would have millions of digits.
    power = max(-10**4, min(int(match[4] or 0), 10**4)) - places + 18
    exact = digits * fractions.Fraction(10) ** power * UNITS[match[5]]
    if exact.denominator != 1 or exact.numerator // 10**18 > INT_MAX:
        raise Unreadable
    return -exact.numerator if match[1] == "-" else exact.numerator


def url_of(*schemes):
    def read(text):
        match = URL.fullmatch(text)
        if not match or match[1].lower() not in schemes or int(match[2] or "0") > 65535:
            raise Unreadable
        return text

    return read


def written(value, depth):
    if isinstance(value, list) or (isinstance(value, tuple) and value[0] == "object"):
        if depth == 0:
            raise Unreadable
        if isinstance(value, list):
            return "[" + ",".join(written(element, depth - 1) for element in value) + "]"
        return "{" + ",".join(shown_hex(name) + ":" + written(member, depth - 1) for name, member in value[1]) + "}"
    if isinstance(value, tuple):
        return "#" + value[1]
    if isinstance(value, str):
        return "s" + shown_hex(value)
    return {None: "n", True: "t", False: "f"}[value]


def items_of(text):
    """The elements of a JSON array as texts: strings, and numbers and bools as they are written."""
    json_of(text)
    keep = {"parse_int": lambda digits: ("#", digits), "parse_float": lambda digits: ("#", digits)}
    array = json.loads(text, **keep)
    if not isinstance(array, list):
        raise Unreadable
    for item in array:
        if isinstance(item, bool):
            yield shown_bool(item)
        elif isinstance(item, tuple):
            yield item[1]
        elif isinstance(item, str):
            yield item
        else:
            raise Unreadable


class ListKey:
    """A list: the key of one item, and the limits of the whole."""

    def __init__(self, item, default, most=None, is_unique=False):
        self.item, self.default, self.most, self.is_unique = item, default, most, is_unique

    def outcome(self, text):
        try:
            texts = list(items_of(text))
            values = [self.item.read(item) for item in texts]
            if self.most is not None and len(values) > self.most or self.is_unique and len(set(values)) < len(values):
                raise Unreadable
        except Unreadable:
            return f"{'unreadable' if text else 'empty'} {self.shown(self.default)}"
        outcomes = [self.item.outcome(item).split(" ") for item in texts]
        reasons = [reason for reason, _ in outcomes]
        if "outOfRange" in reasons:
            return f"outOfRange {self.shown(self.default)}"
        return f"{'clamped' if 'clamped' in reasons else 'remote'} [{','.join(shown for _, shown in outcomes)}]"

    def shown(self, values):
        return "[" + ",".join(self.item.show(value) for value in values) + "]"


class Key:
    """A key of the generated code that the tests run: its type, default and constraints."""

    def __init__(self, read, show, default, low=None, high=None, clamps=False, has_empty=False):
        self.read, self.show, self.default = read, show, default
        self.low, self.high, self.clamps, self.has_empty = low, high, clamps, has_empty

    def outcome(self, text):
        """The reason and the value, as the Swift side prints them."""
        try:
            value = self.read(text)
        except Unreadable:
            return f"{'unreadable' if text else 'empty'} {self.show(self.default)}"
        if self.low is not None and not self.low <= value <= self.high:
            if self.clamps:
                return f"clamped {self.show(min(max(value, self.low), self.high))}"
            return f"outOfRange {self.show(self.default)}"
        return f"remote {self.show(value)}"


def matching(pattern=None, longest=None):
    def read(text):
        if longest is not None and len(text) > longest or pattern and not re.fullmatch(pattern, text):
            raise Unreadable
        return text

    return read


def one_of(*values):
    def read(text):
        if text not in values:
            raise Unreadable
        return text

    return read


def shown_bool(value):
    return "true" if value else "false"


RULES = '{"tiers": [1, 2.5, null, true], "label": "basic", "nested": {"a": []}}'

# As Tests/GeneratedCodeTests/Fixtures/EveryType.yml declares them.
KEYS = {
    "flag": Key(bool_of, shown_bool, False),
    "count": Key(int_of, str, 7),
    "chunk_bytes": Key(int_of, str, 1048576, 65536, 8388608),
    "chunk_clamped": Key(int_of, str, 10, -5, 20, clamps=True),
    "ratio": Key(double_of, shown_double, 0.25),
    "ratio_ranged": Key(double_of, shown_double, 0.5, 0.0, 1.0),
    "ratio_clamped": Key(double_of, shown_double, 0.5, -1.5, 1.0, clamps=True),
    "title": Key(matching(), shown_hex, 'un=set: 100%\nsecond line \\ "quoted" \\(x)'),
    "short_title": Key(matching(longest=3), shown_hex, "n\u00e9"),
    "country_code": Key(matching("[A-Z]{2}[0-9]+", 6), shown_hex, "AB1"),
    "list_style": Key(one_of("compact", "roomy", "off-hours", "default", "\u00e9"), shown_hex, "roomy"),
    "only_choice": Key(one_of("x", ""), shown_hex, "x"),
    "price_rules": Key(json_of, str, json_of(RULES)),
    "home_page": Key(url_of("https"), shown_hex, "https://example.com/start?x=1#top"),
    "request_timeout": Key(duration_of, str, 15 * 10**17),
    "poll_interval": Key(duration_of, str, 900 * 10**18, 30 * 10**18, 86400 * 10**18),
    "retry_delay": Key(duration_of, str, 25 * 10**16, -(10**18), 30 * 10**18, clamps=True),
    "ids": ListKey(Key(int_of, str, 0), [3, 1]),
    "batch_sizes": ListKey(Key(int_of, str, 0, 0, 100), [1, 10]),
    "weights": ListKey(Key(double_of, shown_double, 0, 0.0, 1.0, clamps=True), [0.5]),
    "bits": ListKey(Key(bool_of, shown_bool, False), []),
    "hosts": ListKey(Key(matching(longest=9), shown_hex, ""), ["a.example", "5"], most=4, is_unique=True),
    "mirrors": ListKey(Key(url_of("https", "app"), shown_hex, ""), ["https://example.com"]),
    "retry_steps": ListKey(Key(duration_of, str, 0, 0, 60 * 10**18, clamps=True), [25 * 10**16, 10**18]),
    "styles": ListKey(Key(one_of("light", "dark"), shown_hex, ""), ["light"]),
    "help_link": Key(url_of("https", "http", "app"), shown_hex, "app://help/start"),
}
