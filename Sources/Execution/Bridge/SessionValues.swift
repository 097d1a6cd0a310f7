import DependenciesCore
import Recording

/// The values of a session that has a context and a cache of its own.
struct SessionValues: Sendable {
  private let values: DependencyValues
  private let first: Provider

  /// - Parameter context: the one that the session begins in. It is that of the cache, as a process's
  ///   is, and no override: so a context that a wrapper captured counts before it.
  init(in context: Provider) {
    first = context
    values = .inProcess(of: context)
  }

  /// The values in another context for the session from now on, which has to be an override.
  func values(in context: Provider) -> DependencyValues {
    guard context != first else { return values }
    var values = values
    values.context = context.context
    return values
  }
}

extension DependencyValues {
  /// New values, as they would be where a process in that context begins.
  static func inProcess(of context: Provider) -> DependencyValues {
    let values = DependencyValues()
    // What was read can't be prepared, so others are asked which context this process is in.
    guard DependencyValues().context != context.context else { return values }
    $_current.withValue(values) {
      prepareDependencies { $0.context = context.context }
    }
    return values
  }
}
