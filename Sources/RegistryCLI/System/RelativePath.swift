/// Paths as other programs see them from the folder of a file.
enum RelativePath {
  /// The path of a file from the folder that holds `other`. Both are as the user gave them; where one is absolute and the other is
  /// not, or a `..` hides the way, the path stays as it is.
  static func path(of file: String, from other: String) -> String {
    let (target, base) = (components(file), components(other).dropLast())
    guard file.hasPrefix("/") == other.hasPrefix("/"), !target.contains(".."), !base.contains("..") else { return file }
    let common = zip(target.dropLast(), base).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: base.count - common) + target.dropFirst(common)).joined(separator: "/")
  }

  private static func components(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
}
