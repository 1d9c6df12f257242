import Flags
import SwiftUI

/// All flags, a line for each.
public struct FlagScreen: View {
  private let model: FlagScreenModel

  public init(_ model: FlagScreenModel) { self.model = model }

  public var body: some View {
    List(model.entries) { entry in
      Text("\(entry.key): \(entry.currentText)")
    }
  }
}
