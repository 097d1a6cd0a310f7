/// Ended scopes of a thread, kept for reuse.
///
/// Allocating and freeing the objects of a scope takes as long as binding a task-local value. Most
/// of that time is spent in `malloc`, mainly for nested scopes, which free more blocks in a row
/// than `malloc` caches. Nearly every scope is unreferenced when it ends, because its operation
/// created no model, task or continuation that lives on. Such a scope is emptied and kept. A thread
/// keeps at most about 50 kilobytes, after `limit` nested scopes.
struct SpareScopes {
  private static let limit = 128

  /// The first spare scope, with one reference to it. Its `outer` is the next one.
  private var first: Unmanaged<Overrides>?
  private var count = 0

  /// Returns a scope that contains only memory for an override; `nil` if none is kept.
  @inline(__always)
  mutating func take() -> Overrides? {
    guard let spare = first else { return nil }
    first = spare._withUnsafeGuaranteedRef { $0.outer }
    count -= 1
    return spare.takeRetainedValue()
  }

  /// Keeps an emptied scope that nothing else references.
  @inline(__always)
  mutating func add(_ ended: consuming Overrides) {
    guard count < Self.limit else { return }
    ended.becomeSpare(before: first)
    first = Unmanaged.passRetained(ended)
    count += 1
  }

  /// Frees the scopes when the thread ends.
  mutating func free() {
    // Unlinked one by one, because freeing a linked list of scopes would recurse.
    while let spare = take() { spare.becomeSpare(before: nil) }
  }
}
