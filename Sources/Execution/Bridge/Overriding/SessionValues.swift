import DependenciesCore
import Recording

/// The values of a session with its own context and cache.
struct SessionValues: Sendable {
  private let values: DependencyValues
  private let first: Provider

  /// - Parameter context: The session's first context. It is the cache's context, as in a process,
  ///   and not an override, so a captured context takes precedence.
  init(in context: Provider) {
    first = context
    values = .inProcess(of: context)
  }

  /// Returns the values for the session in another context from now on, which must be an override.
  func values(in context: Provider) -> DependencyValues {
    guard context != first else { return values }
    var values = values
    values.context = context.context
    return values
  }
}

extension DependencyValues {
  /// Returns new values, as in a new process of that context.
  static func inProcess(of context: Provider) -> DependencyValues {
    let values = DependencyValues()
    // A key that was read can't be prepared, so other values determine this process's context.
    guard DependencyValues().context != context.context else { return values }
    $_current.withValue(values) {
      prepareDependencies { $0.context = context.context }
    }
    return values
  }

  /// New values of a test, as in a process of tests. A captured context takes precedence over theirs.
  static var ofTest: DependencyValues { .inProcess(of: .test) }
}
