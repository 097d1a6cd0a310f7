internal import Synchronization

/// Writes down what happens while a store reduces actions.
struct EntryRecorder {
  /// The number of the last entry.
  private(set) var count = 0
  private let clock = ContinuousClock()
  private let start = ContinuousClock.now

  /// Runs a reduction and writes an entry about it.
  mutating func record<State, Action>(
    _ action: Action, from sender: Sender, isReentrant: Bool, before: State,
    _ reduce: () -> (effect: Effect<Action>, after: State)
  ) -> (effect: Effect<Action>, entry: JournalEntry<State, Action>) {
    count += 1
    let (reads, began) = (ResolutionList(), clock.now)
    let ((effect, after), steps) = Steps.recorded {
      withResolutionObserver({ reads.append($0) }, operation: reduce)
    }
    let entry = JournalEntry(
      number: count, time: start.duration(to: began), duration: began.duration(to: clock.now),
      action: action, sender: RecordedSender(sender), isReentrant: isReentrant, before: before,
      after: after, reducers: steps, reads: reads.close())
    return (effect, entry)
  }
}

/// What was read during a reduction.
private final class ResolutionList: Sendable {
  /// `nil` once the reduction is over: a task that a reducer has made, against its nature, may read
  /// later, and elsewhere.
  private let resolutions = Mutex<[Resolution]?>([])

  func append(_ resolution: Resolution) { resolutions.withLock { $0?.append(resolution) } }

  /// Gives up what was read; what is read from now on isn't noted.
  func close() -> [Resolution] {
    resolutions.withLock { resolutions in
      defer { resolutions = nil }
      return resolutions ?? []
    }
  }
}
