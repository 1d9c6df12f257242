import RegistryDiagnostics

// Changes that make installs read something else than the dashboard means.

extension CompatRules {
  static let typeChanged = RuleDocumentation(
    "type-changed",
    summary: "a key has another type than in a version that shipped",
    explanation: """
      Shipped versions read the key by its old type. A change to a type whose texts the old one reads as the same values, \
      such as double to int, is a note: 'values-narrowed'.
      """,
    rationale: """
      A shipped install reads '1.5' as no integer, and gives its compiled-in value whatever the dashboard says.
      """,
    badExample: """
      # shipped
      retry_limit: {owner: platform, type: int, default: 3}
      ---
      # now
      retry_limit: {owner: platform, type: double, default: 3}
      """,
    goodExample: """
      # shipped
      retry_limit: {owner: platform, type: int, default: 3}
      ---
      # now
      retry_limit: {owner: platform, type: int, default: 3}
      retry_factor: {owner: platform, type: double, default: 3}
      """,
    isConfigurable: true
  )

  static let rangeWidened = RuleDocumentation(
    "range-widened",
    summary: "a range takes numbers that a version that shipped does not",
    explanation: """
      The dashboard may now have numbers that lie outside the range of shipped versions. These read their compiled-in value, \
      or with 'out_of_range: clamp' the nearest bound.
      """,
    rationale: "The value is right for new installs, and something else for everybody who has not updated.",
    badExample: """
      # shipped
      retry_limit: {owner: platform, type: int, default: 3, range: [0, 10]}
      ---
      # now
      retry_limit: {owner: platform, type: int, default: 3, range: [0, 500]}
      """,
    goodExample: """
      # shipped
      retry_limit: {owner: platform, type: int, default: 3, range: [0, 10]}
      ---
      # now
      retry_limit: {owner: platform, type: int, default: 3, range: [0, 5]}
      """,
    isConfigurable: true
  )

  static let lengthWidened = RuleDocumentation(
    "length-widened",
    summary: "a string or a list may be longer than in a version that shipped",
    explanation: """
      Shipped versions read a text that is longer than their 'max_length', and a list of more items than their 'max_items', as \
      their compiled-in value.
      """,
    rationale: "The text is right for new installs, and the old default for everybody who has not updated.",
    badExample: """
      # shipped
      greeting: {owner: design, type: string, default: hello, max_length: 20}
      ---
      # now
      greeting: {owner: design, type: string, default: hello, max_length: 40}
      """,
    goodExample: """
      # shipped
      greeting: {owner: design, type: string, default: hello, max_length: 20}
      ---
      # now
      greeting: {owner: design, type: string, default: hello, max_length: 10}
      """,
    isConfigurable: true
  )

  static let uniquenessDropped = RuleDocumentation(
    "uniqueness-dropped",
    summary: "a list may have an item twice, which a version that shipped refuses",
    explanation: """
      Shipped versions with 'unique' read a list that has an item twice as their compiled-in value. A list that becomes unique is a \
      note: 'values-narrowed'.
      """,
    rationale: "The list is right for new installs, and the old default for everybody who has not updated.",
    badExample: """
      # shipped
      hosts: {owner: web, type: list, of: string, unique: true, default: [a]}
      ---
      # now
      hosts: {owner: web, type: list, of: string, default: [a]}
      """,
    goodExample: """
      # shipped
      hosts: {owner: web, type: list, of: string, default: [a]}
      ---
      # now
      hosts: {owner: web, type: list, of: string, unique: true, default: [a]}
      """,
    isConfigurable: true
  )

  static let patternChanged = RuleDocumentation(
    "pattern-changed",
    summary: "a string has another pattern than in a version that shipped",
    explanation: """
      Which texts match one pattern and not another cannot be told in general, so every other pattern is reported, and a \
      pattern that was removed. A pattern where there was none is a note: 'values-narrowed'.
      """,
    rationale: "Shipped versions read a text that does not match their pattern as their compiled-in value.",
    badExample: """
      # shipped
      greeting: {owner: design, type: string, default: hello, pattern: '[a-z]+'}
      ---
      # now
      greeting: {owner: design, type: string, default: hello, pattern: '[a-zA-Z]+'}
      """,
    goodExample: """
      # shipped
      greeting: {owner: design, type: string, default: hello, pattern: '[a-z]+'}
      ---
      # now
      greeting: {owner: design, type: string, default: hello, pattern: '[a-z]+'}
      """,
    isConfigurable: true
  )

  static let enumWidened = RuleDocumentation(
    "enum-widened",
    summary: "an enum has a value that a version that shipped does not know",
    explanation: """
      Shipped versions read a value that they do not know as their compiled-in value. A value less is a note: \
      'values-narrowed'.
      """,
    rationale: "Once the dashboard has the new value, everybody who has not updated falls back to the default.",
    badExample: """
      # shipped
      theme: {owner: design, type: enum, values: [light, dark], default: light}
      ---
      # now
      theme: {owner: design, type: enum, values: [light, dark, sepia], default: light}
      """,
    goodExample: """
      # shipped
      theme: {owner: design, type: enum, values: [light, dark], default: light}
      ---
      # now
      theme: {owner: design, type: enum, values: [light], default: light}
      """,
    isConfigurable: true
  )

  static let decodingChanged = RuleDocumentation(
    "decoding-changed",
    summary: "a 'json' key is decoded into another type than in a version that shipped",
    explanation: """
      'swift_type' or 'keys' is another one. Shipped installs decode with the type that they were built with; which documents it \
      decodes is in the code of that version alone. A 'swift_type' where there was none is 'values-narrowed': a version without one \
      reads every document. A type that keeps its name and changes its members is not seen here; write a schema for it.
      """,
    rationale: """
      The dashboard is run by the new registry from now on. An install that cannot decode its documents gives its compiled-in value, \
      and only the reason 'undecodable' tells.
      """,
    badExample: """
      # shipped
      price_table: {owner: growth, type: json, default: '{"tiers": []}', swift_type: PriceTable}
      ---
      # now
      price_table: {owner: growth, type: json, default: '{"tiers": []}', swift_type: TieredPrices}
      """,
    goodExample: """
      # shipped
      price_table: {owner: growth, type: json, default: '{"tiers": []}', swift_type: PriceTable}
      ---
      # now
      price_table: {owner: growth, type: json, default: '{"tiers": [1]}', swift_type: PriceTable}
      """,
    isConfigurable: true
  )

  static let schemesWidened = RuleDocumentation(
    "schemes-widened",
    summary: "a URL may have a scheme that a version that shipped does not take",
    explanation: "Shipped versions read a URL with a scheme that is not among their 'schemes' as their compiled-in value.",
    rationale: "The link is right for new installs, and the old default for everybody who has not updated.",
    badExample: """
      # shipped
      help_page: {owner: support, type: url, default: "https://example.com"}
      ---
      # now
      help_page: {owner: support, type: url, default: "https://example.com", schemes: [https, myapp]}
      """,
    goodExample: """
      # shipped
      help_page: {owner: support, type: url, default: "https://example.com", schemes: [https, myapp]}
      ---
      # now
      help_page: {owner: support, type: url, default: "https://example.com"}
      """,
    isConfigurable: true
  )

  static let keyRemoved = RuleDocumentation(
    "key-removed",
    summary: "a key is gone that a version that shipped reads",
    explanation: """
      The code of a shipped version reads the key until its last install is updated. An entry with 'retired' stays for them, \
      and has no accessor. It can be removed once no version in use reads the key.
      """,
    rationale: """
      Nobody looks after the parameter any more. If it is removed or used for something else, shipped installs follow.
      """,
    badExample: """
      # shipped
      retry_limit: {owner: platform, type: int, default: 3}
      page_size: {owner: feed, type: int, default: 20}
      ---
      # now
      retry_limit: {owner: platform, type: int, default: 3}
      """,
    goodExample: """
      # shipped
      retry_limit: {owner: platform, type: int, default: 3}
      page_size: {owner: feed, type: int, default: 20}
      ---
      # now
      retry_limit: {owner: platform, type: int, default: 3}
      page_size: {owner: feed, type: int, default: 20, retired: the server decides since 6.0}
      """,
    isConfigurable: true
  )

  static let keyReused = RuleDocumentation(
    "key-reused",
    summary: "a key that was gone is used again with another meaning",
    explanation: """
      A version between had no such key, or had retired it, and the new registry gives it another type, other limits, \
      another default or another owner. Versions from before the gap read the new values with the old meaning.
      """,
    rationale: "A value for the new purpose wakes code that everybody has forgotten.",
    badExample: """
      # shipped
      new_checkout: {owner: payments, type: string, default: a}
      ---
      # shipped later
      retry_limit: {owner: platform, type: int, default: 3}
      ---
      # now
      retry_limit: {owner: platform, type: int, default: 3}
      new_checkout: {owner: growth, type: string, default: z}
      """,
    goodExample: """
      # shipped
      new_checkout: {owner: payments, type: string, default: a}
      ---
      # shipped later
      retry_limit: {owner: platform, type: int, default: 3}
      ---
      # now
      retry_limit: {owner: platform, type: int, default: 3}
      new_checkout: {owner: payments, type: string, default: a, retired: gone since 5.0}
      """,
    isConfigurable: true
  )
}
