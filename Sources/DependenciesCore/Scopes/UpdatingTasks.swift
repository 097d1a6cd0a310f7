import Synchronization

/// Which tasks are in the middle of an asynchronous update.
///
/// Such an update may go on on one thread after another, and may replace the values that it was
/// given. So neither the thread nor the values know of it, but the task does, and no other code
/// runs in the task meanwhile. Looked up only where a default without an implementation was read.
///
/// A task takes one of the few places that its number gives it; so to begin and to end is one atomic
/// operation each. Where more of them update at the same time, the others stand in a set.
final class UpdatingTasks: @unchecked Sendable {
  // Sendable because the places are atomic, and stay where they are.

  private static let count = 64
  private let places = UnsafeMutablePointer<Atomic<UInt64>>.allocate(capacity: count)
  private let others = Guarded<Set<UInt64>>([])
  /// How many stand in the set: mostly none, and then nobody takes its lock.
  private let othersCount = Atomic(0)

  init() {
    for index in 0..<Self.count { (places + index).initialize(to: Atomic(0)) }
  }

  deinit { places.deallocate() }

  /// An update that began, for `end`.
  enum Update {
    case place(Int)
    case other(UInt64)
    /// There is an update of the task around this one.
    case inner
  }

  /// Begins an update of the current task.
  func begin() -> Update {
    guard let task = currentTaskIdentifier() else { return .inner }
    if contains(task) { return .inner }
    for index in places(of: task) {
      let (isFree, _) = places[index].compareExchange(
        expected: 0, desired: task, ordering: .relaxed)
      if isFree { return .place(index) }
    }
    others.withLock { _ = $0.insert(task) }
    othersCount.add(1, ordering: .relaxed)
    return .other(task)
  }

  func end(_ update: Update) {
    switch update {
    case .place(let index): places[index].store(0, ordering: .relaxed)
    case .other(let task):
      others.withLock { _ = $0.remove(task) }
      othersCount.subtract(1, ordering: .relaxed)
    case .inner: break
    }
  }

  /// Whether the current task is in an update.
  var containCurrent: Bool {
    guard let task = currentTaskIdentifier() else { return false }
    return contains(task)
  }

  private func contains(_ task: UInt64) -> Bool {
    // A place that comes before the task's own may have become free, so none ends the search.
    for index in places(of: task) where places[index].load(ordering: .relaxed) == task {
      return true
    }
    // A task sees what it counted itself.
    guard othersCount.load(ordering: .relaxed) > 0 else { return false }
    return others.withLock { $0.contains(task) }
  }

  private func places(of task: UInt64) -> Range<Int> {
    let first = Int(task % UInt64(Self.count / 8)) * 8
    return first..<(first + 8)
  }
}
