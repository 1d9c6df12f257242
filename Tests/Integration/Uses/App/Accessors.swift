typealias Flags = FeatureConfig
typealias Style = FeatureConfig.ListStyle
private typealias Other = Flags

let plain = FeatureConfig.checkoutV2Enabled
let ofModule = App.FeatureConfig.uploadChunkBytes
let quoted = FeatureConfig.`default` + `FeatureConfig`.default
let ofAlias = Flags.version + Other.welcomeTitle
let ofSelf = FeatureConfig.self.samplingRate
let inParentheses = (FeatureConfig).welcomeTitle
let overLines =
  FeatureConfig
  // in between
  .uploadChunkBytes.description
let metatype = FeatureConfig.self
let ofMetatype = metatype.version
let typed: Flags.Type = Flags.self
let ofTyped = typed.checkoutV2Enabled
let style: FeatureConfig.ListStyle = .compact
let caseOfStyle = FeatureConfig.ListStyle.wide
let styles: [Flags.ListStyle] = Flags.ListStyle.allCases
let text = "v\(FeatureConfig.version) \("\(Flags.welcomeTitle.count)")"
let raw = #"\(FeatureConfig.version) \#(FeatureConfig.version)"#
let lines = """
  \(FeatureConfig.version) "FeatureConfig.welcomeTitle"
  """
func expression() { _ = "a".contains(/FeatureConfig.version/) }

func size(_ limit: Int = FeatureConfig.uploadChunkBytes, by factor: Double = Flags.samplingRate) -> Int {
  let isBig = { (bytes: Int) in bytes > FeatureConfig.uploadChunkBytes }
  guard FeatureConfig.checkoutV2Enabled, isBig(limit) else { return limit / FeatureConfig.uploadChunkBytes }
  switch FeatureConfig.listStyle {
  case .compact where Flags.checkoutV2Enabled: return 1
  case .wide: return FeatureConfig.checkoutV2Enabled ? Flags.default : -FeatureConfig.default
  default: return [FeatureConfig.version: limit][FeatureConfig.welcomeTitle] ?? 0
  }
}

#if swift(>=5.9)
  let branch = FeatureConfig.samplingRate
#endif
