/// SHA-256 as FIPS 180-4 defines it, over bytes that come piece by piece.
///
/// Our own, because neither CryptoKit nor Foundation is there on every platform that the tool runs on without a cost at start.
struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// Bytes that do not fill a block yet.
  private var block: [UInt8] = []
  private var byteCount: UInt64 = 0

  private static let blockLength = 64

  init() { block.reserveCapacity(Self.blockLength) }

  /// Takes the next bytes.
  mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
    byteCount &+= UInt64(bytes.count)
    var rest = bytes[...]
    if !block.isEmpty {
      let missing = rest.prefix(Self.blockLength - block.count)
      block.append(contentsOf: missing)
      rest = rest.dropFirst(missing.count)
      compressBlock()
    }
    // Whole blocks are read where they lie: a copy of each would cost as much as half the hashing.
    while rest.count >= Self.blockLength {
      compress(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest.prefix(Self.blockLength))))
      rest = rest.dropFirst(Self.blockLength)
    }
    block.append(contentsOf: rest)
  }

  /// The digest of all bytes so far, as 64 small hexadecimal digits.
  mutating func finalize() -> String {
    let bitCount = byteCount &* 8
    block.append(0x80)
    if block.count > Self.blockLength - 8 { pad(to: Self.blockLength) }
    pad(to: Self.blockLength - 8)
    for shift in stride(from: UInt64(56), through: 0, by: -8) { block.append(UInt8(truncatingIfNeeded: bitCount >> shift)) }
    compressBlock()
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for word in state {
      for shift in stride(from: UInt32(28), through: 0, by: -4) { text.append(digits[Int(word >> shift & 0xf)]) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func pad(to length: Int) {
    block.append(contentsOf: repeatElement(0, count: length - block.count))
    compressBlock()
  }

  /// Takes in the block if it is full.
  private mutating func compressBlock() {
    guard block.count == Self.blockLength else { return }
    let full = block
    full.withUnsafeBytes { compress($0) }
    block.removeAll(keepingCapacity: true)
  }

  /// Takes in one block of 64 bytes.
  private mutating func compress(_ block: UnsafeRawBufferPointer) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      Self.expand(block, to: schedule)
      Self.constants.withUnsafeBufferPointer { compress(schedule, $0) }
    }
  }

  /// Eight rounds in a row, after which each variable is back in its place: nothing is moved, and a block costs half.
  private mutating func compress(_ schedule: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in stride(from: 0, to: 64, by: 8) {
      Self.round(a, b, c, &d, e, f, g, &h, schedule[index] &+ constants[index])
      Self.round(h, a, b, &c, d, e, f, &g, schedule[index + 1] &+ constants[index + 1])
      Self.round(g, h, a, &b, c, d, e, &f, schedule[index + 2] &+ constants[index + 2])
      Self.round(f, g, h, &a, b, c, d, &e, schedule[index + 3] &+ constants[index + 3])
      Self.round(e, f, g, &h, a, b, c, &d, schedule[index + 4] &+ constants[index + 4])
      Self.round(d, e, f, &g, h, a, b, &c, schedule[index + 5] &+ constants[index + 5])
      Self.round(c, d, e, &f, g, h, a, &b, schedule[index + 6] &+ constants[index + 6])
      Self.round(b, c, d, &e, f, g, h, &a, schedule[index + 7] &+ constants[index + 7])
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32,
    _ word: UInt32
  ) {
    let sumE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    let first = h &+ sumE &+ ((e & f) ^ (~e & g)) &+ word
    let sumA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    d = d &+ first
    h = first &+ sumA &+ ((a & b) ^ (a & c) ^ (b & c))
  }

  private static func expand(_ block: UnsafeRawBufferPointer, to schedule: UnsafeMutableBufferPointer<UInt32>) {
    for index in 0..<16 {
      schedule[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = rotate(early, 7) ^ rotate(early, 18) ^ (early >> 3)
      let second = rotate(late, 17) ^ rotate(late, 19) ^ (late >> 10)
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 &- count) }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
