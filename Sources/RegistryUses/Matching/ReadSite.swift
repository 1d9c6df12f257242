import RegistryDiagnostics
import RegistryText

/// A read as it is written, before it is known what its key comes to.
struct ReadSite {
  let form: RawRead.Form
  /// The tokens of the key.
  let key: Range<Int>
  /// The name of what is called, or the bracket.
  let name: Int
  /// The tokens from the receiver to the closing bracket.
  let expression: Range<Int>
  /// The tokens of the default that is given.
  var value: Range<Int>?
}

extension FileMatcher {
  /// Notes a read of the SDK: as such, or as what makes the function around it one.
  mutating func note(_ site: ReadSite) {
    switch resolve(KeyExpression(in: code, site.key)) {
    case .known(let text): add(.known(text), at: site)
    case .unknown(let reason): add(.unknown(reason), at: site)
    case .parameter(let function, let index, let keyType): noteFunction(function, index, keyType, at: site)
    case .property(let name, let keyType): noteInitializers(of: name, keyType, at: site)
    case .ownCase: noteEnumMember(at: site)
    }
  }

  mutating func add(_ key: RawRead.Key, at site: ReadSite, called: Wrapper? = nil, makes: Wrapper? = nil) {
    let (getter, end) = self.getter(after: site.expression.upperBound - 1)
    let expression = site.expression.lowerBound..<end
    let isReplaceable = site.form != .propertyWrapper && !hasOptionalChaining(expression)
    findings.reads.append(
      .init(
        form: site.form, key: key, place: site.key.isEmpty ? site.name..<site.name + 1 : site.key, expression: expression,
        getter: getter, isReplaceable: isReplaceable, value: site.value.flatMap { literalValue(of: $0) }, called: called,
        makes: makes))
  }

  private mutating func add(_ wrapper: Wrapper, at site: ReadSite) {
    add(.unknown("no call of \(quoted(wrapper.shownName)) was found"), at: site, makes: wrapper)
  }

  private func wrapper(
    _ shape: Wrapper.Shape, _ name: String, label: String? = nil, index: Int = 0, in container: [String],
    keyType: [String]? = nil,
    at site: ReadSite
  ) -> Wrapper {
    Wrapper(
      shape: shape, name: name, label: label, index: index, container: container, keyType: keyType,
      getter: getter(after: site.expression.upperBound - 1).0, file: file, offset: Int(code.tokens[site.name].start))
  }

  private mutating func noteFunction(_ name: String, _ index: Int, _ keyType: [String]?, at site: ReadSite) {
    guard let function = outline.function(around: site.name), function.parameters.indices.contains(index) else { return }
    let shape: Wrapper.Shape = name == "init" ? .initializer : name == "subscript" ? .subscript : .function
    let called = shape == .initializer ? function.typePath.last ?? "" : name
    let label = function.parameters[index].label
    add(wrapper(shape, called, label: label, index: index, in: function.typePath, keyType: keyType, at: site), at: site)
  }

  /// A type that keeps the key in a property: its initialisers are given the key.
  private mutating func noteInitializers(of property: String, _ keyType: [String]?, at site: ReadSite) {
    let container = outline.type(around: site.name)?.path ?? []
    let parameters = outline.initializerParameters(setting: property, of: container, in: code)
    for parameter in parameters.isEmpty ? [.init(label: property, index: 0)] : parameters {
      let wrapper = wrapper(
        .initializer, container.last ?? "", label: parameter.label, index: parameter.index, in: container, keyType: keyType,
        at: site)
      add(wrapper, at: site)
    }
  }

  private mutating func noteEnumMember(at site: ReadSite) {
    let container = outline.type(around: site.name)?.path ?? []
    guard let name = outline.property(around: site.name)?.name ?? outline.function(around: site.name)?.name else {
      return add(.unknown("it is the raw value of the case at hand"), at: site)
    }
    add(wrapper(.enumMember, name, in: container, at: site), at: site)
  }
}
