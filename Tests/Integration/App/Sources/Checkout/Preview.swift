import Flags
import SwiftUI

/// As `#Preview` does, keeps a closure that runs when somebody looks, long after the code around it has ended.
public struct Preview {
  private let content: () -> CheckoutView

  public init(_ content: @escaping () -> CheckoutView) { self.content = content }

  public var title: String { content().title }

  public static var asReleased: Preview { Preview { CheckoutView() } }

  #if DEBUG
    public static var ofNewCheckout: Preview {
      Preview {
        FeatureConfig.setOverride(of: \.checkoutV2Enabled, to: true)
        FeatureConfig.setOverride(of: \.checkoutLayout, to: .grid)
        return CheckoutView()
      }
    }
  #endif
}
