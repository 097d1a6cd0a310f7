internal import Dependencies
public import Testing

/// Runs each test, and each case of a parameterised one, with a fresh cache and with overrides.
///
/// On a suite it applies to every test in it, and in the suites in it, one by one. Where several
/// apply to a test, those of the suites come first, then its own in the order written; all of them
/// share the cache, and for each key the last one wins. What an update throws fails the test.
public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  private let run: @Sendable (_ test: @Sendable () async throws -> Void) async throws -> Void

  /// Overrides nothing.
  init() {
    run = { try await $0() }
  }

  /// Overrides what the update assigns, each time it runs a test.
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

  /// A suite hands the trait to its tests instead of running it around them all.
  public var isRecursive: Bool { true }

  /// Runs a test, or a case of one, with the overrides and with a fresh cache.
  ///
  /// Called by the test library. Throws what the update or the test throws.
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
