// The few declarations of SwiftUI and Combine that generated code and the samples of the pages use, to type-check them on Linux.
// Not a target: a module of this name would be found by every test. On an Apple platform the real one takes its place.

@MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a view that has no body") }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

public struct Text: View {
  public init(_ text: String) {}
  public var body: Never { fatalError("a view that has no body") }
}

public struct List<Content: View>: View {
  public init<Data: RandomAccessCollection>(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable {}
  public var body: Never { fatalError("a view that has no body") }
}

@MainActor
public protocol DynamicProperty {}

public final class ObservableObjectPublisher: Sendable {
  public init() {}
  public func send() {}
}

public protocol ObservableObject: AnyObject {
  var objectWillChange: ObservableObjectPublisher { get }
}

@MainActor
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  public let wrappedValue: Object
  public init(wrappedValue: @autoclosure @escaping () -> Object) { self.wrappedValue = wrappedValue() }
}
