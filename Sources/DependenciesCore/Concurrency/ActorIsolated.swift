/// A value that an actor protects.
///
/// Use ``LockIsolated`` where code can't await.
public final actor ActorIsolated<Value> {
  /// The value.
  public var value: Value

  /// Makes an actor with a value.
  ///
  /// - Parameter value: The first value. The closure makes it, so the caller keeps no reference to it.
  /// - Throws: What `value` throws.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// Reads or changes the value on the actor.
  ///
  /// - Parameter operation: Receives the value.
  /// - Returns: What `operation` returns.
  /// - Throws: What `operation` throws. Changes made before the error remain.
  public func withValue<Result: Sendable>(
    _ operation: @Sendable (inout Value) throws -> Result
  ) rethrows -> Result {
    try operation(&value)
  }

  /// Replaces the value.
  ///
  /// - Parameter newValue: The new value. The closure makes it on the actor.
  /// - Throws: What `newValue` throws; the old value remains.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    value = try newValue()
  }
}
