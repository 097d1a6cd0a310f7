/// Gives an operation the dependencies in effect in a form that outlives it.
///
/// Use it where a closure escapes to a place that inherits nothing, such as a dispatch queue:
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   DispatchQueue.main.async {
///     dependencies.yield { … }
///   }
/// }
/// ```
///
/// To capture allocates nothing. Each `yield` is a scope of its own inside what was captured, so that
/// models which several threads make in it don't have to count references to one object.
///
/// - Returns: What the operation returns; what it throws is passed on.
@inlinable
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Gives an asynchronous operation the dependencies in effect in a form that outlives it.
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
  /// The dependencies that were in effect where it was made.
  ///
  /// May be used any number of times, from anywhere, now or later.
  public struct Continuation: Sendable {
    @usableFromInline let values: DependencyValues

    @usableFromInline
    init() { values = DependencyValues(overrides: DependencyValues.joinedInEffect) }

    /// Runs the operation with these dependencies current, in place of what is current there.
    ///
    /// - Returns: What the operation returns; what it throws is passed on.
    @inlinable
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      var scope = values.reopened()
      defer { scope.end() }
      return try scope.bound(operation)
    }

    /// Runs the asynchronous operation with these dependencies current, in place of what is
    /// current there.
    ///
    /// - Returns: What the operation returns; what it throws is passed on.
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
