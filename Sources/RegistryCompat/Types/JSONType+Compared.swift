import RegistryModel

extension JSONType: ComparedType {
  var edges: [String] { ["{}", "[1]", "null", "1.5", "\"text\""] }
}
