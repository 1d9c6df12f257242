/// Crashlytics on Linux: what the samples of the pages call, to type-check them. Not a target of the package.
public final class Crashlytics {
  public class func crashlytics() -> Crashlytics { Crashlytics() }
  public func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {}
}
