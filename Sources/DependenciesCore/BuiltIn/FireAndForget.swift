internal import Clocks

/// Starts work whose outcome the caller doesn't wait for, such as tracking an event.
///
/// Use it as `await fireAndForget { … }`. The caller can't catch an error of the work, so an error
/// is reported as an issue, unless it is a `CancellationError`. Let the work catch errors that
/// don't need a report.
public struct FireAndForget: Sendable {
  /// Starts the work, or runs it to its end.
  public let operation:
    @Sendable (_ priority: TaskPriority?, _ work: @escaping @Sendable () async throws -> Void)
      async -> Void

  /// The kind of a default value, which reports errors of the work itself. Another function handles them.
  private let standard: Standard?

  /// The kinds of default values.
  fileprivate enum Standard { case starts, awaits }

  /// Calls the function for each piece of work. The function decides how to handle errors.
  public init(
    _ operation:
      @escaping @Sendable (
        _ priority: TaskPriority?, _ work: @escaping @Sendable () async throws -> Void
      ) async -> Void
  ) {
    self.operation = operation
    standard = nil
  }

  /// Calls the function for each piece of work. The work has already reported its errors.
  fileprivate init(
    _ standard: Standard,
    reportingErrors operation:
      @escaping @Sendable (
        _ priority: TaskPriority?, _ work: @escaping @Sendable () async throws -> Void
      ) async -> Void
  ) {
    self.operation = operation
    self.standard = standard
  }

  /// Starts the work in a task of its own, which the caller's cancellation doesn't affect.
  ///
  /// The parameters before the work are the location that its error reports.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ work: @escaping @Sendable () async throws -> Void
  ) async {
    guard standard != nil else { return await operation(priority, work) }
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

extension FireAndForget: CustomStringConvertible {
  /// Says whether the value starts the work or awaits it.
  public var description: String {
    switch standard {
    case .starts: "FireAndForget(starts the work)"
    case .awaits: "FireAndForget(awaits the work)"
    case nil: "FireAndForget(calls a function)"
    }
  }
}

extension DependencyValues {
  /// Starts work without waiting for it; in tests and previews, waits until the work has finished.
  ///
  /// A test can use the default value, which reports only errors of the work.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}

private enum FireAndForgetKey: DependencyKey {
  static var liveValue: FireAndForget {
    FireAndForget(
      .starts,
      reportingErrors: { priority, work in
        Task(priority: priority) { try await work() }
      })
  }

  static var previewValue: FireAndForget { awaiting }
  static var testValue: FireAndForget { awaiting }
  static var dependencyName: String { "fireAndForget" }

  private static var awaiting: FireAndForget {
    FireAndForget(
      .awaits,
      reportingErrors: { priority, work in
        // Uses a task here too, so that the caller's cancellation never reaches the work.
        _ = await Task(priority: priority) { try await work() }.result
      })
  }
}
