public enum ThreeFiles {
  public static var summary: String { "\(FeatureConfig.cardPayments) \(FeatureConfig.imageQuality) \(FeatureConfig.greeting)" }
}
