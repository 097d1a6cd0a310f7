import Synchronization

/// A reference that is stored at most once, by whichever thread is first.
///
/// The standard library's own asks the runtime for its type at each use, which takes longer than
/// opening a scope.
struct OnceReference<Object: AnyObject>: ~Copyable, Sendable {
  private let address = Atomic<UnsafeMutableRawPointer?>(nil)

  deinit {
    if let address = address.load(ordering: .acquiring) {
      Unmanaged<Object>.fromOpaque(address).release()
    }
  }

  var isStored: Bool { address.load(ordering: .relaxed) != nil }

  /// What is stored, after storing what `make` returns if nothing is.
  func value(orStore make: () -> Object) -> Object {
    if let address = address.load(ordering: .acquiring) {
      return Unmanaged<Object>.fromOpaque(address).takeUnretainedValue()
    }
    let made = Unmanaged.passRetained(make())
    let (exchanged, original) = address.compareExchange(
      expected: nil, desired: made.toOpaque(), ordering: .acquiringAndReleasing)
    guard !exchanged, let original else { return made.takeUnretainedValue() }
    made.release()
    return Unmanaged<Object>.fromOpaque(original).takeUnretainedValue()
  }
}
