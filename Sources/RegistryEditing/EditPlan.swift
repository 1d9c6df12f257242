import RegistryDiagnostics
import RegistryModel
import RegistryText
import RegistryYAML

/// The changes of all edits of a run, and what the files have to mean with them.
struct EditPlan {
  /// By the path of the file.
  private(set) var edits: [String: TextEdits] = [:]
  private(set) var meanings: [String: FileMeaning] = [:]
  /// The keys that change, new ones included, in the order of the edits.
  private(set) var keys: [String] = []

  mutating func add(_ edit: Edit, to entry: EntryText, in document: YAMLDocument) throws(EditRefusal) {
    let path = entry.file.path
    var own = edits.removeValue(forKey: path) ?? TextEdits()
    var meaning = meanings.removeValue(forKey: path) ?? FileMeaning(document)
    try write(edit, to: entry, in: document, &own)
    guard Self.apply(edit, to: &meaning, entry) else {
      throw EditRefusal(.unsafeEdit(entry.declaration.location, in: path))
    }
    edits[path] = own
    meanings[path] = meaning
    keys.append(edit.key)
    if case .copy(_, let name) = edit { keys.append(name) }
  }

  /// Writes another value for the defaults of a file, which are its own.
  mutating func setDefault(
    _ attribute: Attribute, to value: EditValue, in file: EditableFile, _ document: YAMLDocument
  ) throws(EditRefusal) {
    let defaults = document.root?[Registry.settingsKey]?.value[SettingName.defaults.rawValue]
    guard let pair = defaults?.value[attribute.rawValue], pair.mergeKey == nil, pair.value.aliasTarget == nil,
      let written = value.meaning(insteadOf: pair.value)
    else { throw EditRefusal(.unsafeEdit(defaults?.key.location, in: file.path)) }
    var own = edits.removeValue(forKey: file.path) ?? TextEdits()
    var meaning = meanings.removeValue(forKey: file.path) ?? FileMeaning(document)
    file.replace(pair.value, with: value.written(insteadOf: pair.value), in: &own)
    _ = meaning.change(Registry.settingsKey) { settings in
      guard let old = settings.members.first(where: { $0.name.text == SettingName.defaults.rawValue }) else { return settings }
      return settings.setting(SettingName.defaults.rawValue, to: old.value.setting(attribute.rawValue, to: written))
    }
    edits[file.path] = own
    meanings[file.path] = meaning
    keys.append(Registry.settingsKey)
  }

  /// Changes the text.
  private func write(
    _ edit: Edit, to entry: EntryText, in document: YAMLDocument, _ edits: inout TextEdits
  ) throws(EditRefusal) {
    let isDone =
      switch edit {
      case .set(_, let attribute, let value): try set(attribute, value, of: entry, &edits)
      case .configure(_, let name, let value): try configure(name, value, of: entry, &edits)
      case .append(_, let attribute, let value): try append(value, to: attribute, of: entry, &edits)
      case .remove(_, let attribute): try remove(attribute, of: entry, &edits)
      case .copy(_, let name): copy(entry, as: name, in: document, &edits)
      case .setDefault: false
      }
    if !isDone { throw EditRefusal(.unsafeEdit(entry.declaration.location, in: entry.file.path)) }
  }

  private func set(
    _ attribute: Attribute, _ value: EditValue, of entry: EntryText, _ edits: inout TextEdits
  ) throws(EditRefusal) -> Bool {
    if let pair = try ownPair(attribute, of: entry) {
      entry.file.replace(pair.value, with: value.written(insteadOf: pair.value), in: &edits)
      return true
    }
    return entry.insert(attribute, .one(value.written()), in: &edits)
  }

  private func configure(
    _ name: String, _ value: EditValue, of entry: EntryText, _ edits: inout TextEdits
  ) throws(EditRefusal) -> Bool {
    guard let pair = try ownPair(.default, of: entry) else { return false }
    return entry.setDefault(name, value, in: pair.value, &edits)
  }

  private func append(
    _ value: EditValue, to attribute: Attribute, of entry: EntryText, _ edits: inout TextEdits
  ) throws(EditRefusal) -> Bool {
    guard let pair = try ownPair(attribute, of: entry) else {
      return entry.insert(attribute, .list(value.written()), in: &edits)
    }
    return pair.value.kind == .sequence && entry.append(value.written(), to: pair.value, in: &edits)
  }

  private func remove(_ attribute: Attribute, of entry: EntryText, _ edits: inout TextEdits) throws(EditRefusal) -> Bool {
    guard let pair = try ownPair(attribute, of: entry) else { return true }
    return entry.remove(pair, in: &edits)
  }

  private func copy(_ entry: EntryText, as name: String, in document: YAMLDocument, _ edits: inout TextEdits) -> Bool {
    guard let root = document.root else { return false }
    let isInBraces = entry.file.bytes[entry.file.content(of: root)].first == UInt8(ascii: "{")
    entry.copy(as: name, isInBraces: isInBraces, in: &edits)
    return true
  }

  /// The pair of an attribute that is the entry's own, or nil where it does not have the attribute.
  ///
  /// - Throws: if the attribute, or the whole entry, is written in another place.
  private func ownPair(_ attribute: Attribute, of entry: EntryText) throws(EditRefusal) -> YAMLPair? {
    let declaration = entry.declaration
    if let target = declaration.body.aliasTarget {
      throw EditRefusal(.inheritedEntry(declaration, at: declaration.body.location, from: target))
    }
    guard declaration.body.kind == .mapping else { throw EditRefusal(.notAMapping(declaration)) }
    guard let pair = declaration.pair(attribute) else { return nil }
    if let mergeKey = pair.mergeKey {
      throw EditRefusal(.inheritedValue(attribute, of: declaration, at: mergeKey.location, from: pair.key.location))
    }
    if let target = pair.value.aliasTarget {
      throw EditRefusal(.aliasedValue(attribute, of: declaration, at: pair.value.location, from: target))
    }
    return pair
  }

  /// Changes what the file has to mean; false where the value is not one that can be written.
  private static func apply(_ edit: Edit, to file: inout FileMeaning, _ entry: EntryText) -> Bool {
    switch edit {
    case .set(let key, let attribute, let value):
      guard let meaning = value.meaning(insteadOf: entry.pair(attribute)?.value) else { return false }
      return file.change(key) { $0.setting(attribute.rawValue, to: meaning) }
    case .configure(let key, let name, let value):
      let old = entry.pair(.default)?.value
      let replaced = old?.kind == .mapping ? old?[name]?.value : name == BuildConfiguration.valueName ? old : nil
      guard let meaning = value.meaning(insteadOf: replaced) else { return false }
      return file.change(key) { $0.settingDefault(name, to: meaning) }
    case .append(let key, let attribute, let value):
      guard let item = value.meaning() else { return false }
      return file.change(key) { $0.appending(item, to: attribute.rawValue) }
    case .remove(let key, let attribute):
      return file.change(key) { $0.removing(attribute.rawValue) }
    case .copy(let key, let name): return file.add(name, entry.body, behind: key)
    case .setDefault: return false
    }
  }
}
