import RegistryModel
import RegistryTemplate

/// One key in a list of defaults: what most templates ask of it there, its line, needs no entry to be made.
final class LineContext: TemplateObject {
  private let entries: Entries
  private let index: Int
  private let count: Int

  init(_ entries: Entries, index: Int, count: Int) {
    self.entries = entries
    self.index = index
    self.count = count
  }

  var shape: TemplateShape { EntryContext.shape }

  func member(at slot: Int) -> TemplateValue { context.member(at: slot) }

  func write(_ slot: Int, to output: inout RenderBuffer) -> Bool {
    switch EntryContext.members[slot] {
    case .keyLine: entries.withKey(at: index) { output.append(line: $0, isKey: true) }
    case .defaultLine: entries.withDefaultText(at: index) { output.append(line: $0, isKey: false) }
    default: return context.write(slot, to: &output)
    }
    return true
  }

  /// The whole of it, for whatever else a template asks.
  private var context: EntryContext { EntryContext(entry: entries[index], index: index, count: count) }
}
