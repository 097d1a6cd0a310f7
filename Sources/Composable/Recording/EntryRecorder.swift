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
      action: action, cause: Cause(sender), isReentrant: isReentrant, before: before,
      after: after, reducers: steps, reads: reads.resolutions)
    return (effect, entry)
  }
}

/// What was read during a reduction.
private final class ResolutionList: @unchecked Sendable {
  // Sendable because reducers are synchronous: what they read is read by the thread that calls them.

  private(set) var resolutions: [Resolution] = []

  func append(_ resolution: Resolution) { resolutions.append(resolution) }
}
