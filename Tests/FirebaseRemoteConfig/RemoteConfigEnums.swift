import Foundation

/// Where a value comes from; the raw values are the SDK's (`FIRRemoteConfig.h`).
public enum RemoteConfigSource: Int, Sendable {
  /// From the backend, fetched and activated.
  case remote = 0
  /// From `setDefaults`, by this run or, persisted, by an earlier one.
  case `default` = 1
  /// From nowhere: empty text, zero, false.
  case `static` = 2
}

public enum RemoteConfigFetchStatus: Int, Sendable {
  case noFetchYet, success, failure, throttled
}

public enum RemoteConfigFetchAndActivateStatus: Int, Sendable {
  case successFetchedFromRemote, successUsingPreFetchedData, error
}

/// As an `NSError` it has the SDK's domain and codes.
public struct RemoteConfigError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 8001
    case throttled = 8002
    case internalError = 8003
  }

  public static let errorDomain = "com.google.remoteconfig.ErrorDomain"

  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }

  public static let unknown = Code.unknown
  public static let throttled = Code.throttled
  public static let internalError = Code.internalError
}

public struct RemoteConfigUpdateError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case streamError = 8001
    case notFetched = 8002
    case messageInvalid = 8003
    case unavailable = 8004
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}

/// How often and how long to fetch.
public final class RemoteConfigSettings: NSObject {
  /// Seconds for which a fetch is answered from what was fetched before; twelve hours.
  public var minimumFetchInterval: TimeInterval = 43_200
  /// Seconds after which a fetch is given up; a minute.
  public var fetchTimeout: TimeInterval = 60

  public override init() {}
}
