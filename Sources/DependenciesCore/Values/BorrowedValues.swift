/// Dependency values that another owner keeps alive during their use.
///
/// Retaining and releasing takes longer than finding a dependency. Bound values stay bound during
/// any synchronous call, and a wrapper's captured values stay alive while the wrapper is read.
///
/// Four terms for values, in the order in which a read uses them:
///
/// - *bound*: the values that the task, or the thread, has bound as ``DependencyValues/_current``.
/// - *in effect*: the values that a read searches. Usually these are the bound values. If nothing
///   is bound in a test, they are the test's root. While a wrapper is read, they are the bound
///   values in front of the captured ones.
/// - *captured*: the values in effect where the wrapper was made.
/// - *joined*: values in one `Overrides`, which refers to captured ones as `inherited`. Bound and captured
///   values are always joined.
struct BorrowedValues {
  var overrides: Unmanaged<Overrides>?
  var captured: Unmanaged<Overrides>?

  /// The values that the current task, or the thread, has bound as ``DependencyValues/_current``.
  @inline(__always)
  static func bound(on thread: UnsafeMutablePointer<ThreadState>) -> BorrowedValues {
    bound(by: thread.pointee.currentKey)
  }

  /// The bound values, found by the key of the task-local, or by public API if there is no key.
  @inline(__always)
  static func bound(by key: TaskLocalKey?) -> BorrowedValues {
    guard let key else { return DependencyValues._current.borrowed }
    guard let address = key.address else { return BorrowedValues() }
    return address.assumingMemoryBound(to: BorrowedValues.self).pointee
  }

  /// The values in effect on a thread that has these values bound.
  @inline(__always)
  func inEffect(on thread: UnsafeMutablePointer<ThreadState>) -> BorrowedValues {
    if let reading = thread.pointee.reading, isSame(reading.pointee.bound, overrides) {
      return reading.pointee.values
    }
    guard overrides == nil, thread.pointee.isTesting, let root = TestRoot.current(on: thread)
    else { return self }
    return BorrowedValues(overrides: Unmanaged.passUnretained(root))
  }

  /// The same values, owned by the caller.
  var owned: DependencyValues {
    DependencyValues(
      overrides: overrides?.takeUnretainedValue(), captured: captured?.takeUnretainedValue())
  }

  /// Calls the closure with the same values, without retaining them.
  @inline(__always)
  func withValues<Result>(_ body: (DependencyValues) -> Result) -> Result {
    guard let overrides else {
      guard let captured else { return body(DependencyValues(overrides: nil)) }
      return captured._withUnsafeGuaranteedRef {
        body(DependencyValues(overrides: nil, captured: $0))
      }
    }
    return overrides._withUnsafeGuaranteedRef { overrides in
      guard let captured else { return body(DependencyValues(overrides: overrides)) }
      return captured._withUnsafeGuaranteedRef {
        body(DependencyValues(overrides: overrides, captured: $0))
      }
    }
  }
}

/// Dependency values in the memory of borrowed ones.
///
/// To pass values to a property's getter, the compiler would retain and release them, and two
/// threads that read in one scope would contend for the count. Values that can't be copied aren't
/// retained.
struct LentValues: ~Copyable {
  private let values: DependencyValues

  @inline(__always)
  borrowing func call<Result>(_ body: (DependencyValues) -> Result) -> Result { body(values) }

  @inline(__always)
  borrowing func read<Value>(_ key: KeyRecord, at point: SourcePoint, as type: Value.Type) -> Value
  {
    key.value(in: values, at: point, as: type)
  }
}

extension DependencyValues {
  /// The same values, valid as long as these are alive.
  var borrowed: BorrowedValues {
    var borrowed = BorrowedValues()
    if let overrides { borrowed.overrides = Unmanaged.passUnretained(overrides) }
    if let captured { borrowed.captured = Unmanaged.passUnretained(captured) }
    return borrowed
  }
}

private func isSame(_ left: Unmanaged<Overrides>?, _ right: Unmanaged<Overrides>?) -> Bool {
  left?.toOpaque() == right?.toOpaque()
}
