public enum SpaceInPath {
  public static var summary: String { "retries \(FeatureConfig.retryCount)" }
}
