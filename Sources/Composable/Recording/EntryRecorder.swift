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

  /// The number of one entry more.
  mutating func countOne() -> Int {
    count += 1
    return count
  }

  /// Runs a reduction, and takes notes.
  mutating func record(_ reduce: () -> Void) -> Notes {
    let number = countOne()
    let began = clock.now
    let record = Steps.recorded(reduce)
    return Notes(
      number: number, time: start.duration(to: began), duration: began.duration(to: clock.now),
      record: record)
  }
}
