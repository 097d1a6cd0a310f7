/// Finds out which key a path reads, without resolving the key.
///
/// Only the getter of the property knows. It is called, and the key is seen when the getter asks
/// for its value; but there is none that could be returned to it. So it is called on a thread of
/// its own, which ends then and there. What the abandoned calls own is lost: nothing of this
/// object, whose references are counted afterwards, but what a closure with captures captured.
class KeyProbe: @unchecked Sendable {
  // Sendable because the thread that waits for the other's end reads only after it.

  private var record: Unmanaged<KeyRecord>?

  /// The first key that a path reads; `nil` if it reads none.
  static func key<Value>(
    readBy path: @escaping @Sendable (DependencyValues) -> Value
  ) -> Unmanaged<KeyRecord>? {
    key(foundBy: PathProbe(path))
  }

  /// The first key that is read on the way along a key path.
  static func key<Value>(
    readBy keyPath: any KeyPath<DependencyValues, Value> & Sendable
  ) -> Unmanaged<KeyRecord>? {
    key(foundBy: KeyPathProbe(keyPath))
  }

  private static func key(foundBy probe: KeyProbe) -> Unmanaged<KeyRecord>? {
    let reference = Unmanaged.passUnretained(probe)
    return withExtendedLifetime(probe) {
      let before = referenceCount(reference.toOpaque())
      startProbe(reference.toOpaque())
      let lost = referenceCount(reference.toOpaque()) - before
      for _ in 0..<max(lost, 0) { reference.release() }
      return probe.record
    }
  }

  /// Calls the getter.
  fileprivate func read(_ values: DependencyValues) {
    preconditionFailure("`KeyProbe` is abstract")
  }

  /// Calls the getter, on the thread made for it.
  static func start(_ address: UnsafeMutableRawPointer) {
    let probe = Unmanaged<KeyProbe>.fromOpaque(address)
    ThreadState.current.pointee.probe = probe
    probe._withUnsafeGuaranteedRef { probe in
      probe.read(DependencyValues(overrides: ProcessState.shared.takeUnretainedValue().probed))
    }
  }

  /// Ends the thread: the key is known.
  func found(_ record: Unmanaged<KeyRecord>, by function: StaticString) -> Never {
    self.record = record
    record._withUnsafeGuaranteedRef { $0.learnProperty(function) }
    endThread()
  }
}

private final class PathProbe<Value>: KeyProbe, @unchecked Sendable {
  // Sendable as its superclass is, and what it adds is immutable.

  private let path: @Sendable (DependencyValues) -> Value

  init(_ path: @escaping @Sendable (DependencyValues) -> Value) { self.path = path }

  override func read(_ values: DependencyValues) { _ = path(values) }
}

private final class KeyPathProbe<Value>: KeyProbe, @unchecked Sendable {
  // Sendable as its superclass is, and what it adds is immutable.

  private let keyPath: any KeyPath<DependencyValues, Value> & Sendable

  init(_ keyPath: any KeyPath<DependencyValues, Value> & Sendable) { self.keyPath = keyPath }

  override func read(_ values: DependencyValues) { _ = values[keyPath: keyPath] }
}

/// How many references there are to an object; exported since Swift 4.
@_silgen_name("swift_retainCount")
private func referenceCount(_ object: UnsafeMutableRawPointer) -> Int
