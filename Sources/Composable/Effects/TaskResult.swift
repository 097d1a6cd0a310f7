/// The equatable result of asynchronous work, for actions. Errors need not be equatable.
public enum TaskResult<Success: Sendable>: Sendable {
  /// The work returned a value.
  case success(Success)
  /// The work threw an error, which may be a `CancellationError`: cancellation isn't dropped here.
  case failure(any Error)

  /// Runs the work, and stores its value or error.
  public init(catching body: @Sendable () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }

  /// Converts a result.
  public init(_ result: Result<Success, some Error>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value, or the error as a thrown error.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): value
      case .failure(let error): throw error
      }
    }
  }

  /// The same result with another value.
  public func map<New: Sendable>(_ transform: (Success) -> New) -> TaskResult<New> {
    switch self {
    case .success(let value): .success(transform(value))
    case .failure(let error): .failure(error)
    }
  }
}

extension TaskResult: CasePathable {
  /// The paths of the two cases.
  public struct AllCasePaths: Sendable {
    /// The path of `success`.
    public var success: CasePath<TaskResult, Success> {
      CasePath(
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } })
    }

    /// The path of `failure`.
    public var failure: CasePath<TaskResult, any Error> {
      CasePath(
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension TaskResult: Equatable where Success: Equatable {
  /// Whether the values are equal, or the errors have one type and are equal.
  ///
  /// Two errors of a type that isn't `Equatable` are different, and the comparison is reported.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.success(let left), .success(let right)): left == right
    case (.failure(let left), .failure(let right)): areEqual(left, right)
    case (.success, .failure), (.failure, .success): false
    }
  }
}

/// Compares two errors.
private func areEqual(_ left: any Error, _ right: any Error) -> Bool {
  func ask<Left: Equatable>(_ left: Left) -> Bool { left == (right as? Left) }
  let value: Any = left
  if let value = value as? any Equatable { return ask(value) }
  if type(of: left) == type(of: right) {
    report(.incomparableErrors(type: "\(type(of: left))"), at: nil)
  }
  return false
}
