/// Passes an operation the dependencies in effect in a form that can escape.
///
/// Use it where a closure escapes to a context that inherits nothing, such as a dispatch queue:
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   DispatchQueue.main.async {
///     dependencies.yield { … }
///   }
/// }
/// ```
///
/// Capturing allocates nothing. Each `yield` opens its own scope inside the captured dependencies,
/// so models that several threads create in it don't contend for one reference count.
///
/// - Returns: The operation's result.
/// - Throws: The operation's error.
@inlinable
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Passes an asynchronous operation the dependencies in effect in a form that can escape.
///
/// See ``withEscapedDependencies(_:)``. The operation runs on the caller's actor.
@inlinable
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies that were in effect where the continuation was made.
  ///
  /// It can be used any number of times, from any thread or task.
  public struct Continuation: Sendable {
    @usableFromInline let values: DependencyValues

    @usableFromInline
    init() { values = DependencyValues(overrides: DependencyValues.joinedInEffect) }

    /// Runs the operation with these dependencies current, instead of the caller's.
    ///
    /// - Returns: The operation's result.
    /// - Throws: The operation's error.
    @inlinable
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      var scope = values.reopened()
      defer { scope.end() }
      return try scope.bound(operation)
    }

    /// Runs the asynchronous operation with these dependencies current, instead of the caller's.
    ///
    /// - Returns: The operation's result.
    /// - Throws: The operation's error.
    @inlinable
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      var scope = values.reopened()
      defer { scope.end() }
      return try await DependencyValues.$_current.withValue(
        scope, operation: operation, isolation: isolation)
    }
  }
}
