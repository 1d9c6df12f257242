import Foundation
import TestSupport
import Testing

@testable import RegistryYAML

/// The cases of yaml-test-suite, if they are in the data folder beside the package.
struct ConformanceCase: Decodable, Sendable, CustomTestStringConvertible {
  var id: String
  var name: String
  var yaml: String
  var events: String
  var error: Bool

  var testDescription: String { "\(id) \(name)" }

  private static let file = "conformance/yaml/yaml-test-suite-2022-01-17.json"
  static let isThere = SharedInputs.contain(file)
  static let all: [Self] = (try? JSONDecoder().decode([Self].self, from: Data(SharedInputs.bytes(file)))) ?? []

  /// How libyaml's reading of the case compares with the suite's.
  var verdict: Verdict {
    let dump = EventDump(yaml)
    switch (error, dump.isAccepted) {
    case (false, false): return .validRejected
    case (true, true): return .invalidAccepted
    case (true, false): return .agrees
    case (false, true): return dump.text == events ? .agrees : .eventsDiffer
    }
  }

  enum Verdict { case agrees, validRejected, invalidAccepted, eventsDiffer }

  /// The known deviations of libyaml 0.2.5 from YAML 1.2, by the suite of 2022-01-17. Any other verdict, even a better one,
  /// means that libyaml has changed, and needs a look.
  static let deviations: [Verdict: String] = [
    .validRejected: """
    2JQS 2LFX 2SXE 4ABK 4MUZ/00 4MUZ/01 4MUZ/02 58MP 5MUD 5T43 6BCT 6CA3 6LVF 6M2F 7Z25 8XYN 96NN/00 96NN/01 9SA2 A2M4 \
    BEC7 CFD4 DBG4 DK3J DK95/00 DK95/03 DK95/04 FP8R FRK4 HM87/00 HWV9 K3WX M2N8/00 M7A3 MUS6/05 MUS6/06 NHX8 NJ66 NKF9 \
    Q5MG QT73 R4YG S3PD SM9W/01 UKK6/00 UT92 VJP3/01 W4TN W5VH Y79Y/001 Y79Y/010
    """,
    .eventsDiffer: "652Z HM87/01 JEF9/02 L24T/01 Y2GN",
    .invalidAccepted: "9C9N 9HCY 9JBA CVW2 DK95/01 EB22 G5U8 MUS6/00 MUS6/01 QB6E RHX7 S98Z SU5Z X4QW Y79Y/003 YJV2",
  ]
}
