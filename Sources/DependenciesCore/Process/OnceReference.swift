import Synchronization

/// A reference that is stored at most once, by whichever thread is first.
///
/// The standard library's own asks the runtime for its type at each use, which takes longer than
/// opening a scope.
struct OnceReference<Object: AnyObject>: ~Copyable, Sendable {
  /// Zero until something is stored.
  private let address = Atomic<UInt>(0)

  deinit { end() }

  /// Ends what is stored; to be called by the only owner.
  func end() {
    guard isStored else { return }
    Self.reference(address.exchange(0, ordering: .acquiringAndReleasing))?.release()
  }

  var isStored: Bool { address.load(ordering: .relaxed) != 0 }

  /// What is stored, after storing what the closure returns if nothing is; valid as long as this.
  func unmanaged(_ make: () -> Object) -> Unmanaged<Object> {
    // Spelled out because every read begins with it, also where nothing is optimized.
    let address = address.load(ordering: .acquiring)
    guard let pointer = UnsafeRawPointer(bitPattern: address) else {
      return store(make)
    }
    return Unmanaged.fromOpaque(pointer)
  }

  /// The same, retained.
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
