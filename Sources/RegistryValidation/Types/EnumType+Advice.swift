import RegistryModel

extension EnumType: TypeAdvice {
  static let withArticle = "an enum"
  static let synonyms = ["enumeration", "choice", "option", "select", "variant"]
}
