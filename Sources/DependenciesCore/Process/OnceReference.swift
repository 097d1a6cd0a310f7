import Synchronization

/// A reference that is stored at most once, by the first thread.
///
/// The standard library's own type requests its metadata from the runtime at each use, which takes
/// longer than opening a scope.
struct OnceReference<Object: AnyObject>: ~Copyable, Sendable {
  /// Zero until a reference is stored.
  private let address = Atomic<UInt>(0)

  deinit { end() }

  /// Releases the stored object. Only the sole owner may call this.
  func end() {
    guard isStored else { return }
    Self.reference(address.exchange(0, ordering: .acquiringAndReleasing))?.release()
  }

  var isStored: Bool { address.load(ordering: .relaxed) != 0 }

  /// Returns the stored object, valid as long as this value. Stores the closure's result if there
  /// is none.
  func unmanaged(_ make: () -> Object) -> Unmanaged<Object> {
    // Written out because every read begins with it, also in builds without optimization.
    let address = address.load(ordering: .acquiring)
    guard let pointer = UnsafeRawPointer(bitPattern: address) else {
      return store(make)
    }
    return Unmanaged.fromOpaque(pointer)
  }

  /// Returns the stored object, as above, retained.
  func value(_ make: () -> Object) -> Object { unmanaged(make).takeUnretainedValue() }

  @inline(never)
  private func store(_ make: () -> Object) -> Unmanaged<Object> {
    let made = Unmanaged.passRetained(make())
    let original = address.compareExchange(
      expected: 0, desired: UInt(bitPattern: made.toOpaque()), ordering: .acquiringAndReleasing
    ).original
    guard let first = Self.reference(original) else { return made }
    made.release()
    return first
  }

  private static func reference(_ address: UInt) -> Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: address).map(Unmanaged.fromOpaque)
  }
}
