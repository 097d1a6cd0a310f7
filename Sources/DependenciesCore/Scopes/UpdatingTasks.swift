import Synchronization

/// The tasks that run an asynchronous update.
///
/// Such an update may continue on another thread, and may replace the values that it was passed. So
/// neither the thread nor the values identify the update, but the task does, because no other code
/// runs in the task meanwhile. Looked up only after a read of a default without an implementation.
///
/// A task uses one of the eight places that its number selects, so beginning and ending are one
/// atomic operation each. If all eight are taken, the task is stored in a set.
final class UpdatingTasks: @unchecked Sendable {
  // Sendable because the places are atomic, and their addresses never change.

  private static let count = 64
  private let places = UnsafeMutablePointer<Atomic<UInt64>>.allocate(capacity: count)
  private let others = Guarded<Set<UInt64>>([])
  /// The number of tasks in the set. Usually zero, and then the set's lock isn't taken.
  private let othersCount = Atomic(0)

  init() {
    for index in 0..<Self.count { (places + index).initialize(to: Atomic(0)) }
  }

  deinit { places.deallocate() }

  /// An update that began, to pass to `end`.
  enum Update {
    case place(Int)
    case other(UInt64)
    /// The task already runs an outer update.
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
    // Another task may have freed an earlier place, so a free place doesn't end the search.
    for index in places(of: task) where places[index].load(ordering: .relaxed) == task {
      return true
    }
    // A task always sees its own increment.
    guard othersCount.load(ordering: .relaxed) > 0 else { return false }
    return others.withLock { $0.contains(task) }
  }

  private func places(of task: UInt64) -> Range<Int> {
    let first = Int(task % UInt64(Self.count / 8)) * 8
    return first..<(first + 8)
  }
}
