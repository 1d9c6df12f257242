public enum InternalImports {
  public static var summary: String { "retries \(FeatureConfig.retryCount)" }
}
