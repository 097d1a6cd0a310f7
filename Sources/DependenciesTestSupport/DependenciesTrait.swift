internal import Dependencies
public import Testing

/// Runs each test, and each case of a parameterized test, with a new cache and with overrides.
///
/// On a suite it applies to every test in it and in its nested suites, one by one. If several
/// traits apply to a test, the traits of the suites come first, then its own in the order written.
/// All of them share the cache, and for each key the last one takes precedence. An error of an
/// update fails the test.
public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  private let run: @Sendable (_ test: @Sendable () async throws -> Void) async throws -> Void

  /// Makes a trait without overrides.
  init() {
    run = { try await $0() }
  }

  /// Makes a trait with the update's overrides. The update runs for each test.
  init(
    at location: TraitLocation,
    update: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) {
    run = { test in
      try await withDependencies(
        update, operation: test, fileID: location.fileID, filePath: location.filePath,
        line: location.line, column: location.column)
    }
  }

  /// A suite applies the trait to each of its tests instead of running it around all of them.
  public var isRecursive: Bool { true }

  /// Runs a test, or a case of one, with the overrides and with a new cache.
  ///
  /// The test library calls it. Throws the error of the update or of the test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await run(function) }
    try await RunningTests.shared.with(test.id) {
      try await TestRoot.withNew(for: TestIdentity(test.id)) { try await run(function) }
    }
  }
}

/// Where a trait was written.
struct TraitLocation: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}
