import Foundation

/// Two threads that write one variable, to see that the sanitizer would tell.
enum Race {
  nonisolated(unsafe) private static var count = 0

  static func run() {
    let group = DispatchGroup()
    for _ in 0..<2 {
      group.enter()
      Thread.detachNewThread {
        for _ in 0..<10_000 { count += 1 }
        group.leave()
      }
    }
    group.wait()
    print(count)
  }
}
