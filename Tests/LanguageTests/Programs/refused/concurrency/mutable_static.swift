// swift-format-ignore-file
final class Store {
  static var shared = Store()  // error: static property 'shared' is not concurrency-safe because it is nonisolated global shared mutable state
  static let constant = 5
  var n = 1
}
final class Safe: Sendable { static let shared = Safe() }
final class Unsafe { static let shared = Unsafe(); var n = 0 }  // error: static property 'shared' is not concurrency-safe because non-'Sendable' type 'Unsafe' may have shared mutable state
struct Config {
  static var debug = false  // error: static property 'debug' is not concurrency-safe because it is nonisolated global shared mutable state
  nonisolated(unsafe) static var trace = false
  @MainActor static var level = 1
  static var computed: Bool { true }
}
enum Names {
  static var all: [String] = []  // error: static property 'all' is not concurrency-safe because it is nonisolated global shared mutable state
  static let first = "a"
}
print(Store.constant, Config.trace)
