public enum NoFirebase {
  public static var summary: String { "retries \(FeatureConfig.retryCount)" }
}
