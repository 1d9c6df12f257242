/// Analytics on Linux: what the samples of the pages call, to type-check them. Not a target of the package.
public enum Analytics {
  public static func logEvent(_ name: String, parameters: [String: Any]?) {}
}
