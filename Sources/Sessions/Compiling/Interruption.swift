import Synchronization

/// Whether somebody has stopped what a session is busy with; asked often by what is long.
///
/// Each work has a number. An interruption stops the works that have begun, and no later ones: work that
/// notices the interruption late doesn't continue because something else has begun since.
final class Interruption: Sendable {
  /// A work of the compiler.
  struct Work: Sendable {
    fileprivate var number: Int
    /// Whether nobody waits for it once something else has begun.
    fileprivate var isAhead = false
  }

  private let begun = Atomic(0)
  /// The number of the last work that was interrupted.
  private let stopped = Atomic(-1)
  /// The number of the work that the compiler does.
  private let current = Atomic(0)
  private let isAhead = Atomic(false)

  var isSet: Bool {
    let current = current.load(ordering: .relaxed)
    if isAhead.load(ordering: .relaxed), current != count { return true }
    return current <= stopped.load(ordering: .relaxed)
  }

  /// How many works have begun.
  var count: Int { begun.load(ordering: .relaxed) }

  func set() { stopped.store(count, ordering: .relaxed) }

  /// Before something new begins.
  ///
  /// - Parameter isAhead: Whether the next work interrupts it.
  @discardableResult
  func begin(isAhead: Bool = false) -> Work {
    Work(number: begun.add(1, ordering: .relaxed).newValue, isAhead: isAhead)
  }

  /// Does work on the compiler's thread.
  func perform<Value>(_ work: Work, _ body: () -> Value) -> Value {
    current.store(work.number, ordering: .relaxed)
    isAhead.store(work.isAhead, ordering: .relaxed)
    defer { isAhead.store(false, ordering: .relaxed) }
    return body()
  }

  /// Does work that nobody waits for, unless a work has begun since the `count`th. It is interrupted
  /// when one does.
  func doAhead(since count: Int, _ work: () -> Void) {
    guard self.count == count else { return }
    perform(Work(number: count, isAhead: true), work)
  }
}
