internal import Clocks

/// Starts work whose outcome nobody waits for, such as tracking an event.
///
/// Use it as `await fireAndForget { … }`. Since nobody waits, nobody could catch an error that the
/// work throws: it is reported as an issue, unless it is a `CancellationError`. Let the work catch
/// what isn't worth a report.
public struct FireAndForget: Sendable {
  /// Starts the work, or runs it to its end.
  public let operation:
    @Sendable (_ priority: TaskPriority?, _ work: @escaping @Sendable () async throws -> Void)
      async -> Void

  /// Whether an error of the work is reported here, instead of being left to the function.
  private let reportsErrors: Bool

  /// Calls the function for each piece of work; what becomes of an error is the function's to say.
  public init(
    _ operation:
      @escaping @Sendable (
        _ priority: TaskPriority?, _ work: @escaping @Sendable () async throws -> Void
      ) async -> Void
  ) {
    self.operation = operation
    reportsErrors = false
  }

  /// Calls the function for each piece of work, which by then has reported its error.
  fileprivate init(
    reportingErrors operation:
      @escaping @Sendable (
        _ priority: TaskPriority?, _ work: @escaping @Sendable () async throws -> Void
      ) async -> Void
  ) {
    self.operation = operation
    reportsErrors = true
  }

  /// Starts the work in a task of its own, which the cancellation of the caller doesn't reach.
  ///
  /// The parameters before the work say where an error that it throws is reported.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ work: @escaping @Sendable () async throws -> Void
  ) async {
    guard reportsErrors else { return await operation(priority, work) }
    await operation(priority) {
      do {
        try await work()
      } catch is CancellationError {
      } catch {
        deliverIssue(
          """
          Work given to `fireAndForget` threw an error that nobody can catch.

            Error: \(error)

          Catch it inside the work.
          """, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    }
  }
}

extension DependencyValues {
  /// Starts work without waiting for it; in tests and previews, waits until it is done.
  ///
  /// The default does that in a test too, and so reports no issue but the errors of the work.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}

private enum FireAndForgetKey: DependencyKey {
  static var liveValue: FireAndForget {
    FireAndForget(reportingErrors: { priority, work in
      Task(priority: priority) { try await work() }
    })
  }

  static var previewValue: FireAndForget { awaiting }
  static var testValue: FireAndForget { awaiting }
  static var dependencyName: String { "fireAndForget" }

  private static var awaiting: FireAndForget {
    FireAndForget(reportingErrors: { priority, work in
      // A task all the same: the work must not see the caller's cancellation here only.
      _ = await Task(priority: priority) { try await work() }.result
    })
  }
}
