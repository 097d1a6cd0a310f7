/// A value that several tasks and closures share, protected by a lock.
///
/// A test stores in it what overridden closures receive:
///
/// ```swift
/// let sent = LockIsolated<[String]>([])
/// withDependencies {
///   $0.mail.send = { message in sent.withValue { $0.append(message) } }
/// } operation: {
///   signUp()
/// }
/// #expect(sent.value == ["Welcome!"])
/// ```
///
/// The lock can't be taken twice: `withValue` inside `withValue` of the same object never returns.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  // Sendable because `current` is accessed only while the lock is held, and values that leave it
  // are sendable.

  private let lock = Condition()
  private var current: Value

  /// Makes a shared value.
  ///
  /// - Parameter value: The first value. The closure makes it, so the caller keeps no reference to it.
  /// - Throws: What `value` throws.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    current = try value()
  }

  /// A part of the value, read under the lock.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    lock.withLock { current[keyPath: keyPath] }
  }

  /// Reads or changes the value under the lock.
  ///
  /// - Parameter operation: Receives the value. Other callers wait until it returns.
  /// - Returns: What `operation` returns.
  /// - Throws: What `operation` throws. Changes made before the error remain.
  public func withValue<Result: Sendable>(
    _ operation: @Sendable (inout Value) throws -> Result
  ) rethrows -> Result {
    try lock.withLock { try operation(&current) }
  }

  /// Replaces the value under the lock.
  ///
  /// - Parameter newValue: The new value. The closure makes it before the lock is taken.
  /// - Throws: What `newValue` throws; the old value remains.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    let newValue = try newValue()
    lock.withLock { current = newValue }
  }
}

extension LockIsolated where Value: Sendable {
  /// The value, read under the lock.
  public var value: Value { lock.withLock { current } }
}
