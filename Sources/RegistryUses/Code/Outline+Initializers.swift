extension Outline {
  /// A parameter of an initialiser: its label and its place.
  struct InitializerParameter: Equatable {
    let label: String?
    let index: Int
  }

  /// The parameters that the initialisers of a type in this file keep in a property; none where the type has no initialiser of
  /// its own.
  func initializerParameters(setting property: String, of container: [String], in code: SourceCode) -> [InitializerParameter] {
    scopes.compactMap { scope in
      guard case .function(let index) = scope.kind, functions[index].name == "init", functions[index].typePath == container else {
        return nil
      }
      return parameter(of: functions[index], keptIn: property, body: scope.open..<scope.end, code)
    }
  }

  /// `self.key = key`, `key = name`.
  private func parameter(of function: Function, keptIn property: String, body: Range<Int>, _ code: SourceCode)
    -> InitializerParameter?
  {
    for token in body where code.isText(token, "=") && code.name(token - 1) == property {
      guard let name = code.name(token + 1), let place = function.parameters.firstIndex(where: { $0.name == name }) else {
        continue
      }
      return InitializerParameter(label: function.parameters[place].label, index: place)
    }
    return nil
  }
}
