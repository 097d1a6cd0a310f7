/// Counts entries, and measures their reductions.
struct EntryRecorder {
  /// The notes about a reduction. They don't depend on the types of the state and the action,
  /// because passing generic values on would take longer than most reductions.
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

  /// Returns the number of the next entry.
  mutating func countOne() -> Int {
    count += 1
    return count
  }

  /// Runs a reduction, and returns notes about it.
  mutating func record(_ reduce: () -> Void) -> Notes {
    let number = countOne()
    let began = clock.now
    let record = Steps.recorded(reduce)
    return Notes(
      number: number, time: start.duration(to: began), duration: began.duration(to: clock.now),
      record: record)
  }
}
