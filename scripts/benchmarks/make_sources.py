"""Writes the sources of a large app: N Swift files of 100 lines each, in folders of 20, the same bytes whatever the machine.

One file in 400 has an accessor and a read past the registry whose key is a constant of another file, one in 1,000 calls a function of
the app that reads a key.

usage: make_sources.py FOLDER N
"""

import sys
from pathlib import Path

NOUNS = ["account", "basket", "checkout", "detail", "editor", "filter", "gallery", "header", "invoice", "journey", "label", "message"]
VERBS = ["apply", "build", "clear", "decode", "enable", "fetch", "group", "handle", "insert", "load", "merge", "notify"]
TYPES = ["String", "Int", "Bool", "Double", "URL?", "[String]", "Date"]


def name(number: int) -> str:
    """One of some 20,000 names, as an app has them."""
    return f"{VERBS[number % 12]}{NOUNS[number // 12 % 12].capitalize()}{number // 144 % 144}"


def function(number: int) -> list:
    first, second, noun = name(number), name(number * 7 + 3), NOUNS[number % 12]
    return [
        f"  /// Called when the {noun} has changed.",
        f"  func {first}(_ {noun}: {TYPES[number % 7]}) -> {TYPES[number // 7 % 7]}? {{",
        f"    guard let current = {second} else {{ return nil }}",
        f'    let title = "\\({noun}) of \\(current.name)" // for people',
        f"    items = items.filter {{ $0.{noun}ID != {number % 97} }}",
        f"    return cache[title]?.{name(number * 3 + 1)}",
        "  }",
        "",
    ]


def source(index: int) -> str:
    lines = ["import Foundation", "import SwiftUI", "", f"final class Model{index}: ObservableObject {{", ""]
    for number in range(11):
        lines += function(index * 11 + number)
    if index % 400 == 0:
        lines.append("  var accessor: Any { FeatureConfig.checkoutCheckoutBool0 }")
        lines.append(f"  var text: String {{ RemoteConfig.remoteConfig()[RemoteKeys.key{index % 7}].stringValue }}")
    if index % 1000 == 1:
        lines.append('  var flag: Bool { RemoteFlags.shared.isEnabled("checkout_checkout_bool_0") }')
    lines += ["  // What follows is of no interest."] * (99 - len(lines))
    return "\n".join([*lines, "}", ""])


SHARED = """import FirebaseRemoteConfig
enum RemoteKeys {
  static let key0 = "a", key1 = "b", key2 = "c", key3 = "d"
  static let key4 = "e", key5 = "f", key6 = "g"
}
final class RemoteFlags {
  static let shared = RemoteFlags()
  func isEnabled(_ key: String) -> Bool { RemoteConfig.remoteConfig()[key].boolValue }
}
"""


def main():
    folder, count = Path(sys.argv[1]), int(sys.argv[2])
    for index in range(count):
        path = folder / f"Module{index // 200}" / f"Part{index // 20 % 10}" / f"Model{index}.swift"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source(index))
    (folder / "Remote.swift").write_text(SHARED)


if __name__ == "__main__":
    main()
