import Foundation

@testable import DependenciesCore

// Keys with every combination of values. The values name their origin.

enum AllSides: DependencyKey {
  static var liveValue: String { "live" }
  static var previewValue: String { "preview" }
  static var testValue: String { "test" }
}

enum LiveSide: DependencyKey {
  static var liveValue: String { "live" }
}

enum LiveAndPreviewSides: DependencyKey {
  static var liveValue: String { "live" }
  static var previewValue: String { "preview" }
}

enum LiveAndTestSides: DependencyKey {
  static var liveValue: String { "live" }
  static var testValue: String { "test" }
}

enum TestSide: TestDependencyKey {
  static var testValue: String { "test" }
}

enum TestAndPreviewSides: TestDependencyKey {
  static var testValue: String { "test" }
  static var previewValue: String { "preview" }
}

/// Declares that its preview value is also its test value.
enum TestValueIsPreviewValue: DependencyKey {
  static var liveValue: String { "live" }
  static var testValue: String { previewValue }
}

/// A client made of closures, as in applications.
struct Client: Sendable {
  var fetch: @Sendable () -> Int
  var name = "client"
}

enum ClientKey: DependencyKey {
  static var liveValue: Client { Client(fetch: { 1 }) }
  static var testValue: Client { Client(fetch: { -1 }) }
}

/// Counts how often its default is computed. Every test has its own count through its cache.
enum NumberKey: DependencyKey {
  static var liveValue: Int { 0 }
  static var testValue: Int { 0 }
}

extension DependencyValues {
  var allSides: String {
    get { self[AllSides.self] }
    set { self[AllSides.self] = newValue }
  }
  var client: Client {
    get { self[ClientKey.self] }
    set { self[ClientKey.self] = newValue }
  }
  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

/// Any number of distinct key types, made at run time: `Digit<Digit<Zero>>`…
enum Zero {}
enum Digit<Rest> {}

enum NumberedKey<Name>: DependencyKey {
  static var liveValue: Int { -1 }
  static var testValue: Int { -1 }
}

/// Reads and assigns one numbered key, whose type is known only at run time.
struct NumberedAccess: Sendable {
  var read: @Sendable (DependencyValues) -> Int
  var assign: @Sendable (inout DependencyValues, Int) -> Void

  /// Returns the requested number of distinct keys.
  static func make(_ count: Int) -> [NumberedAccess] {
    func access<Name>(_ name: Name.Type) -> NumberedAccess {
      NumberedAccess(
        read: { $0[NumberedKey<Name>.self] }, assign: { $0[NumberedKey<Name>.self] = $1 })
    }
    func next<Name>(_ name: Name.Type) -> any Any.Type { Digit<Name>.self }
    var name: any Any.Type = Zero.self
    return (0..<count).map { _ in
      defer { name = next(name) }
      return access(name)
    }
  }
}

/// Collects reported issues instead of failing the test.
final class IssueRecorder: IssueReporter {
  private let messages = Guarded<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? ""
    messages.withLock { $0.append(message) }
  }

  var reported: [String] { messages.withLock { $0 } }
}

/// Writes issues to standard error, where a test of a process reads them.
struct StandardErrorReporter: IssueReporter {
  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    FileHandle.standardError.write(Data((message() ?? "").utf8))
  }
}

/// Returns the result of an operation, and the issues that it reports.
func recordingIssues<R>(_ operation: () throws -> R) rethrows -> (result: R, issues: [String]) {
  let recorder = IssueRecorder()
  let result = try withIssueReporters([recorder], operation: operation)
  return (result, recorder.reported)
}

/// Returns the resolutions of an operation's reads.
func resolutions(_ operation: () throws -> Void) rethrows -> [Resolution] {
  let observed = Box<[Resolution]>([])
  try withResolutionObserver(
    { resolution in
      observed.change { $0.append(resolution) }
    }, operation: operation)
  return observed.value
}

/// A variable that threads share.
final class Box<Value: Sendable>: Sendable {
  private let storage: Guarded<Value>
  init(_ value: Value) { storage = Guarded(value) }
  var value: Value { storage.withLock { $0 } }

  @discardableResult
  func change<R: Sendable>(_ change: @Sendable (inout Value) -> R) -> R {
    storage.withLock { value in change(&value) }
  }
}

/// Runs an operation on a new thread, which belongs to no task.
func onThread<R: Sendable>(_ operation: @escaping @Sendable () -> R) async -> R {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: operation()) }
  }
}

/// An event for which threads wait.
struct Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  func open() { semaphore.signal() }

  /// Waits until the gate is opened, and leaves it open; returns `false` after a minute.
  @discardableResult
  func pass() -> Bool {
    guard semaphore.wait(timeout: .now() + 60) == .success else { return false }
    semaphore.signal()
    return true
  }
}
