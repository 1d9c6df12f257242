import RegistryModel
import TestSupport
import Testing

@testable import RegistryReport

/// The entries of a sound registry.
func entries(_ text: String) throws -> [Entry] { try #require(readRegistry([text]).registry.entries) }

/// A list of the registry's keys as of a day.
func list(_ text: String, _ filter: KeyFilter = KeyFilter(), today: String = "2026-11-30") throws -> KeyList {
  let registry = readRegistry([text]).registry
  return KeyList(
    try #require(registry.entries), filter, today: try #require(CalendarDay(today)), policy: ExpiryPolicy(registry.settings))
}
