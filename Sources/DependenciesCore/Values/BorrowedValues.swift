/// Dependency values that somebody else owns for as long as they are used.
///
/// To count references up and down takes longer than to find a dependency. What is bound stays so
/// during any synchronous call, and what a wrapper captured as long as the wrapper is being read.
///
/// Four words for values, in the order in which a read meets them:
///
/// - *bound*: what the task, or the thread, has bound as ``DependencyValues/_current``.
/// - *in effect*: what a read finds. Mostly that is what is bound; where nothing is, in a test, the
///   root of that test; and while a wrapper is read, what is bound before what it captured.
/// - *captured*: what was in effect where the wrapper was made.
/// - *joined*: with captured overrides no longer behind the others but among them. What is bound or
///   captured is always joined.
struct BorrowedValues {
  var overrides: Unmanaged<Overrides>?
  var captured: Unmanaged<Overrides>?

  /// What the current task, or the thread, has bound as ``DependencyValues/_current``.
  @inline(__always)
  static func bound(on thread: UnsafeMutablePointer<ThreadState>) -> BorrowedValues {
    bound(by: thread.pointee.currentKey)
  }

  /// The same, by the key of the task-local, or in the plain way without one.
  @inline(__always)
  static func bound(by key: TaskLocalKey?) -> BorrowedValues {
    guard let key else { return DependencyValues._current.borrowed }
    guard let address = key.address else { return BorrowedValues() }
    return address.assumingMemoryBound(to: BorrowedValues.self).pointee
  }

  /// What is in effect on a thread that has these values bound.
  @inline(__always)
  func inEffect(on thread: UnsafeMutablePointer<ThreadState>) -> BorrowedValues {
    if let reading = thread.pointee.reading, isSame(reading.pointee.bound, overrides) {
      return reading.pointee.values
    }
    guard overrides == nil, thread.pointee.isTesting, let root = TestRoot.current(on: thread)
    else { return self }
    return BorrowedValues(overrides: Unmanaged.passUnretained(root))
  }

  /// The same values, owned by who asks.
  var owned: DependencyValues {
    DependencyValues(
      overrides: overrides?.takeUnretainedValue(), captured: captured?.takeUnretainedValue())
  }

  /// Calls with the same values, which are not counted.
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

/// Dependency values where borrowed ones stand in memory.
///
/// To hand values to the getter of a property, the compiler would count them up and down, which two
/// threads that read in one scope could only do in turn. What can't be copied isn't counted.
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
  /// The same values, for as long as these live.
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
