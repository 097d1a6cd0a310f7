/// Finds out which key a path reads, without resolving the key.
///
/// Only the getter of the property knows. It is called, and the key is seen when the getter asks
/// for its value; but there is none that could be returned to it. So it is called on a thread of
/// its own, which ends then and there. The few references held by the abandoned calls are to
/// objects that live for ever, or are small.
final class KeyProbe: @unchecked Sendable {
  // Sendable because the thread that waits for the other's end reads only after it.

  private var record: Unmanaged<KeyRecord>?
  private let read: (DependencyValues) -> Void

  private init(_ read: @escaping (DependencyValues) -> Void) { self.read = read }

  /// The first key that a path reads; `nil` if it reads none.
  static func key<Value>(
    readBy path: @escaping @Sendable (DependencyValues) -> Value
  ) -> Unmanaged<KeyRecord>? {
    let probe = KeyProbe { _ = path($0) }
    startProbe(Unmanaged.passUnretained(probe).toOpaque())
    return probe.record
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
  func found(_ record: Unmanaged<KeyRecord>) -> Never {
    self.record = record
    endThread()
  }
}
