/// Scopes that ended on a thread, kept to be opened again there.
///
/// To make the objects of a scope, and to end them, takes as long as to bind a task-local value:
/// most of it for memory, above all where scopes stand inside one another, so that more of them end
/// one after the other than `malloc` keeps at hand. Nearly every scope ends where nobody else holds
/// it: its operation created no model, task or continuation that lives on. Such a scope is emptied
/// and kept. The most that a thread keeps are some 50 kilobytes, after as many scopes inside one
/// another as `limit`.
struct SpareScopes {
  private static let limit = 128

  /// The first one, with one reference to it; it names the next.
  private var first: Unmanaged<Overrides>?
  private var count = 0

  /// A scope with nothing in it but the memory for an override; `nil` if none is kept.
  @inline(__always)
  mutating func take() -> Overrides? {
    guard let spare = first else { return nil }
    first = spare._withUnsafeGuaranteedRef { $0.outer }
    count -= 1
    return spare.takeRetainedValue()
  }

  /// Keeps a scope that was emptied and that nobody else holds.
  @inline(__always)
  mutating func add(_ ended: consuming Overrides) {
    guard count < Self.limit else { return }
    ended.becomeSpare(before: first)
    first = Unmanaged.passRetained(ended)
    count += 1
  }

  /// Ends the scopes, with the thread.
  mutating func free() {
    // Held by its predecessor, each would end within the end of that one.
    while let spare = take() { spare.becomeSpare(before: nil) }
  }
}
