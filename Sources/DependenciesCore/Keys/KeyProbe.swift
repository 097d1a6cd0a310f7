/// Finds the key that a key path reads, without resolving the key.
///
/// Only the getter of the property knows its key. The probe calls the getter on a thread of its own
/// and records the key when the getter reads it. There is no value to return to the getter, so the
/// thread ends at that point. The thread's references leak. This object isn't affected, because its
/// references are counted afterwards, but a closure's captures are.
class KeyProbe: @unchecked Sendable {
  // Sendable because the waiting thread reads only after the other thread has ended.

  private var record: Unmanaged<KeyRecord>?

  /// Returns the first key that a path reads; `nil` if it reads none.
  static func key<Value>(
    readBy path: @escaping @Sendable (DependencyValues) -> Value
  ) -> Unmanaged<KeyRecord>? {
    key(foundBy: PathProbe(path))
  }

  /// Returns the first key that is read while a key path is evaluated.
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

  /// Calls the getter, on the probe's thread.
  static func start(_ address: UnsafeMutableRawPointer) {
    let probe = Unmanaged<KeyProbe>.fromOpaque(address)
    ThreadState.current.pointee.probe = probe
    probe._withUnsafeGuaranteedRef { probe in
      probe.read(DependencyValues(overrides: ProcessState.shared.takeUnretainedValue().probed))
    }
  }

  /// Records the key and ends the thread.
  func found(_ record: Unmanaged<KeyRecord>, by function: StaticString) -> Never {
    self.record = record
    record._withUnsafeGuaranteedRef { $0.learnProperty(function) }
    endThread()
  }
}

private final class PathProbe<Value>: KeyProbe, @unchecked Sendable {
  // Sendable because its superclass is, and its own property is immutable.

  private let path: @Sendable (DependencyValues) -> Value

  init(_ path: @escaping @Sendable (DependencyValues) -> Value) { self.path = path }

  override func read(_ values: DependencyValues) { _ = path(values) }
}

private final class KeyPathProbe<Value>: KeyProbe, @unchecked Sendable {
  // Sendable because its superclass is, and its own property is immutable.

  private let keyPath: any KeyPath<DependencyValues, Value> & Sendable

  init(_ keyPath: any KeyPath<DependencyValues, Value> & Sendable) { self.keyPath = keyPath }

  override func read(_ values: DependencyValues) { _ = values[keyPath: keyPath] }
}

/// The reference count of an object. Exported since Swift 4.
@_silgen_name("swift_retainCount")
private func referenceCount(_ object: UnsafeMutableRawPointer) -> Int
