/// Counts entries, and measures the reductions that they are about.
struct EntryRecorder {
  /// What is written down about a reduction, whatever the types of the state and the action are: to
  /// hand those on would take longer than most reductions do.
  struct Notes {
    let number: Int
    let time: Duration
    let duration: Duration
    let record: Steps.Record
  }

  /// The number of the last entry.
  private(set) var count = 0
  private let clock = ContinuousClock()
  private let start = ContinuousClock.now

  /// Runs a reduction, and takes notes.
  ///
  /// - Parameter isDetailed: Whether somebody asks for the time it takes, and for the reads.
  mutating func record(isDetailed: Bool, _ reduce: () -> Void) -> Notes {
    count += 1
    guard isDetailed else {
      let record = Steps.recorded(withReads: false, reduce)
      return Notes(number: count, time: .zero, duration: .zero, record: record)
    }
    let began = clock.now
    let record = Steps.recorded(withReads: true, reduce)
    return Notes(
      number: count, time: start.duration(to: began), duration: began.duration(to: clock.now),
      record: record)
  }
}
