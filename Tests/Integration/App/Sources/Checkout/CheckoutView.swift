import Flags
import SwiftUI

/// A feature's view: it reads flags in `body`, which no task of the feature's own surrounds.
public struct CheckoutView: View {
  @FeatureValue(\.checkoutV2Enabled) private var isNew

  public init() {}

  public var body: some View { Text(title) }

  public var title: String { "\(isNew ? "new" : "old") \(layout) in \(currency)" }

  private var layout: String {
    switch FeatureConfig.checkoutLayout {
    case .list: "list"
    case .grid: "grid"
    }
  }

  private var currency: String { FeatureConfig.priceRules.root["currency"]?.string ?? "?" }
}
