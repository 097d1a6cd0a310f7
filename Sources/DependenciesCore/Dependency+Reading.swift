extension Dependency {
  /// Reads the wrapper's dependency. Current overrides take precedence over captured ones.
  @usableFromInline
  static func read(
    _ path: (@Sendable (DependencyValues) -> Value)?, _ key: Unmanaged<KeyRecord>?,
    _ captured: Overrides?, _ location: SourcePoint
  ) -> Value {
    let thread = ThreadState.current
    let bound = BorrowedValues.bound(on: thread)
    let values = bound.inEffect(on: thread)
    guard values.captured == nil, !thread.pointee.isTesting else {
      return readOwning(values.owned, path, key, captured, location)
    }
    return read(values.before(captured), bound, path, key, location, on: thread)
  }

  /// Reads in the cases where the values in effect might not outlive the read, or must be built.
  ///
  /// In a test, the thread that keeps them might meanwhile belong to another test. Inside the read
  /// of another wrapper, they are joined again.
  @inline(never)
  private static func readOwning(
    _ inEffect: DependencyValues, _ path: (@Sendable (DependencyValues) -> Value)?,
    _ key: Unmanaged<KeyRecord>?, _ captured: Overrides?, _ location: SourcePoint
  ) -> Value {
    let thread = ThreadState.current
    let current = inEffect.joined
    return withExtendedLifetime(current) {
      read(
        current.borrowed.before(captured), .bound(on: thread), path, key, location, on: thread)
    }
  }

  @inline(__always)
  private static func read(
    _ values: BorrowedValues, _ bound: BorrowedValues,
    _ path: (@Sendable (DependencyValues) -> Value)?, _ key: Unmanaged<KeyRecord>?,
    _ location: SourcePoint, on thread: UnsafeMutablePointer<ThreadState>
  ) -> Value {
    let outer = thread.pointee.begin(
      Reading(values: values, wrapper: location, bound: bound.overrides))
    defer { thread.pointee.end(outer: outer) }
    if let path {
      guard let lent = thread.pointee.lent else { return values.withValues(path) }
      return lent.pointee.call(path)
    }
    guard let key else { preconditionFailure("a wrapper has a key path or a key") }
    return key._withUnsafeGuaranteedRef { key in
      guard let lent = thread.pointee.lent else {
        return values.withValues { key.value(in: $0, at: location, as: Value.self) }
      }
      return lent.pointee.read(key, at: location, as: Value.self)
    }
  }
}

extension BorrowedValues {
  /// These values as the current ones, in front of the values that a wrapper captured.
  @inline(__always)
  fileprivate func before(_ captured: Overrides?) -> BorrowedValues {
    guard let captured else {
      // Only the root was captured, so its cache applies.
      guard let overrides, overrides._withUnsafeGuaranteedRef({ $0.hasOwnCache }) else {
        return self
      }
      return ProcessState.shared._withUnsafeGuaranteedRef {
        BorrowedValues(overrides: overrides, captured: Unmanaged.passUnretained($0.root))
      }
    }
    let reference = Unmanaged.passUnretained(captured)
    guard reference.toOpaque() != overrides?.toOpaque() else { return self }
    return BorrowedValues(overrides: overrides, captured: reference)
  }
}
