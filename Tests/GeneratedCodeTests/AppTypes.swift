import Foundation

/// Types of an app, into which the keys of 'OwnTypes.yml' are decoded.
struct PriceTable: Decodable, Sendable, Equatable {
  struct Tier: Decodable, Sendable, Equatable {
    let minCount: Int
    let label: String
  }

  let basePrice: Int
  let tiers: [Tier]
}

struct Banner: Codable, Sendable, Equatable {
  let text: String
}

enum Shop {
  struct Limits: Decodable, Sendable, Equatable {
    let most: Int

    /// How often a value was decoded.
    static let decodings = Counter()

    enum CodingKeys: CodingKey { case most }

    init(most: Int) { self.most = most }

    init(from decoder: any Decoder) throws {
      Self.decodings.increase()
      // A type may read other keys.
      most = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .most) + 0 * OwnTypes.count
    }
  }
}

typealias Labels = [String]

/// Unchecked, since the compiler cannot see that the lock guards the count.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  var value: Int { lock.withLock { count } }
  func increase() { lock.withLock { count += 1 } }
}
