"""The rule that `scripts/strain` compares the generated code with, held to values that were worked out by hand."""

import pathlib
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
sys.dont_write_bytecode = True
from straining import rule  # noqa: E402


class RuleTests(unittest.TestCase):
    def check(self, key, **outcomes):
        for outcome, texts in outcomes.items():
            for text in texts:
                with self.subTest(key=key, text=text):
                    self.assertEqual(rule.KEYS[key].outcome(text).split(" ")[0], outcome)

    def test_bools(self):
        self.check("flag", remote=["true", "FALSE", "tRue", "1", "0"], unreadable=["yes", "2", " 1", "tru\u0435", "TRUE\n"], empty=[""])

    def test_whole_numbers(self):
        self.check("count", remote=["20.0", "-0", "+7", "9223372036854775807", "-9223372036854775808", "007"],
                   unreadable=["9223372036854775808", "1e3", "1.5", "20.", ".0", "1_0", " 1", "\u0663", "+-1", "0x1"])
        self.assertEqual(rule.KEYS["count"].outcome("20.0"), "remote 20")
        self.assertEqual(rule.KEYS["chunk_clamped"].outcome("21"), "clamped 20")
        self.assertEqual(rule.KEYS["chunk_bytes"].outcome("65535"), "outOfRange 1048576")

    def test_decimals(self):
        self.check("ratio", remote=["1e308", ".5", "5e-324", "1e-99999999999999999999", "0e99999999999999999999", "1.7976931348623158e308"],
                   unreadable=["1e309", "1.7976931348623159e308", "1.", "1e", "inf", "nan", "0x1p3", "1,5", "1e99999999999999999999"])
        self.assertEqual(rule.KEYS["ratio"].outcome("-0.0"), "remote 8000000000000000")
        self.assertEqual(rule.KEYS["ratio"].outcome("1.5"), "remote 3ff8000000000000")

    def test_texts(self):
        self.check("country_code", remote=["AB1", "ZZ9999"], unreadable=["ab1", "AB1\n", "AB12345", "AB\u0663"], empty=[""])
        self.check("short_title", remote=["", "e\u0301x"], unreadable=["abcd"])
        self.check("list_style", remote=["\u00e9"], unreadable=["e\u0301", "Compact", "compact "], empty=[""])

    def test_durations(self):
        self.check("request_timeout", remote=["1.5s", "250ms", ".5h", "1e3s", "-0s", "1e-18s", "9223372036854775807.999999999999999999s", "1e-20d"],
                   unreadable=["5", "s", "5 s", "1.s", "1S", "1e-19s", "9223372036854775808s", "PT1S", "\u0661s", "1s\n", "1e400d"], empty=[""])
        self.assertEqual(rule.KEYS["request_timeout"].outcome("0.1m"), "remote 6000000000000000000")
        self.assertEqual(rule.KEYS["poll_interval"].outcome("29s"), "outOfRange 900000000000000000000")
        self.assertEqual(rule.KEYS["retry_delay"].outcome("2h"), "clamped 30000000000000000000")

    def test_lists(self):
        self.check("ids", remote=["[]", '[1,"2",3.0]', " [ -1 ] "], unreadable=["[1,]", "[null]", "[1.5]", "1", "[[1]]", '["x"]', "\ufeff[]"], empty=[""])
        self.check("hosts", remote=['["a",5,true]', '["\u00e9","e\u0301"]'], unreadable=['["a","\\u0061"]', "[1,2,3,4,5]", '["longer than nine"]'])
        self.check("batch_sizes", outOfRange=["[1,101]"], unreadable=['[101,"x"]'])
        self.assertEqual(rule.KEYS["weights"].outcome("[0,2]"), "clamped [0,3ff0000000000000]")

    def test_urls(self):
        self.check("home_page", remote=["https://e", "HTTPS://u:p@E:65535/a?b#c", "https://[::1]:", "https://[1:2:3:4:5:6:7::]", "https://%41", "https://e?a/b"],
                   unreadable=["foo", "https:", "https://", "https://e:65536", "https://e/a b", "https://e/%", "https://[1::2::3]", "https://a@b@c",
                               "https://[1:2:3:4:5:6:7::8]", "https://e#a#b", "https://e/[", "https://\u00e9", "http://e", "https://e\n"], empty=[""])
        self.check("help_link", remote=["app://a", "HTTP://e"], unreadable=["ftp://e"])

    def test_documents(self):
        self.check("price_rules", remote=['{"a":[1,2.50]}', "[]", "null", " 1 ", "[" * 64 + "]" * 64, '"\\ud83d\\ude00"', '{"\u00e9":1,"e\u0301":2}'],
                   unreadable=["{'a':1}", '{"a":1,"a":2}', '{"a":1,"\\u0061":2}', "NaN", "[1,]", "\ufeff1", '"\\ud800"', "01",
                               "[" * 65 + "]" * 65], empty=[""])
        self.assertEqual(rule.KEYS["price_rules"].outcome('{"a":[1.50,"b"]}'), "remote {61:[#1.50,s62]}")


if __name__ == "__main__":
    unittest.main()
