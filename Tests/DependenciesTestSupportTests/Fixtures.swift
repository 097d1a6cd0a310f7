import Dependencies
import DependenciesTestSupport
import Synchronization
import Testing

/// A number that identifies a cache, because each computes another one.
enum SerialKey: TestDependencyKey {
  private static let next = Atomic(1)
  static var testValue: Int { next.add(1, ordering: .relaxed).newValue }
}

/// An object that lives only as long as the cache that contains it.
final class Token: TestDependencyKey, Sendable {
  static var testValue: Token { Token() }
}

/// A set of numbers without duplicates.
final class Serials: Sendable {
  private let seen = Mutex<Set<Int>>([])

  /// Adds the number, and returns whether it is new.
  func add(_ serial: Int) -> Bool { seen.withLock { $0.insert(serial).inserted } }
}

/// Counts calls.
final class Counter: Sendable {
  private let count = Atomic(0)
  func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}

enum NumberKey: DependencyKey {
  static let liveValue = 0
  static let testValue = 0
}

enum OtherNumberKey: DependencyKey {
  static let liveValue = 0
  static let testValue = 0
}

/// A client made of closures and values, as applications have them.
struct Client: Sendable {
  var name = "default"
  var fetch: @Sendable () -> Int = { 0 }
}

enum ClientKey: DependencyKey {
  static let liveValue = Client()
  static let testValue = Client()
}

/// A value whose type is its own key.
struct Flags: DependencyKey, Equatable {
  var isOn = false
  static let liveValue = Flags()
  static let testValue = Flags()
}

/// Has no value for tests.
enum LiveOnlyKey: DependencyKey {
  static let liveValue = "live"
}

extension DependencyValues {
  var serial: Int { self[SerialKey.self] }
  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
  var otherNumber: Int {
    get { self[OtherNumberKey.self] }
    set { self[OtherNumberKey.self] = newValue }
  }
  var client: Client {
    get { self[ClientKey.self] }
    set { self[ClientKey.self] = newValue }
  }
  var liveOnly: String {
    get { self[LiveOnlyKey.self] }
    set { self[LiveOnlyKey.self] = newValue }
  }
}

/// Returns the number of the cache in use at the call.
func serial() -> Int { DependencyValues._current.serial }

/// Returns the numbers of the caches in all kinds of tasks that inherit from this one.
func serialsOfInheritingTasks() async -> [Int] {
  async let child = serial()
  let unstructured = await Task { serial() }.value
  let group = await withTaskGroup { group in
    for _ in 0..<3 {
      group.addTask {
        await Task.yield()
        return serial()
      }
    }
    return await group.reduce(into: []) { $0.append($1) }
  }
  let nested = await Task {
    await withTaskGroup { group in
      group.addTask { await Task { serial() }.value }
      return await group.reduce(0, +)
    }
  }.value
  return await [child, unstructured, nested] + group
}

/// Runs an operation as the trait would run the current test.
func run(
  with trait: DependenciesTrait, asCase: Bool = true,
  _ operation: @Sendable () async throws -> Void
) async throws {
  let test = try #require(Test.current)
  let testCase = try #require(Test.Case.current)
  try await trait.provideScope(
    for: test, testCase: asCase ? testCase : nil, performing: operation)
}
