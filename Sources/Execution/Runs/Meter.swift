import Recording
import Synchronization

/// Counts what a run uses up.
final class Meter: Sendable {
  /// Instructions between two looks at the process's memory and its time.
  private static let interval = 1 << 16
  /// The same in slices, of which short ones are many.
  private static let slicesPerLook = 1 << 10
  /// Times that built-in functions ask whether they go on.
  private static let questionsPerLook = 1 << 4

  private let limits: RunLimits
  private let instructions = Atomic(0)
  private let slices = Atomic(0)
  private let questions = Atomic(0)
  private let output = Atomic(0)
  private let memoryAtBeginning = Atomic(0)
  private let timeAtBeginning = Atomic(0.0)

  init(limits: RunLimits) {
    self.limits = limits
  }

  /// Bytes that runs before may leave with the allocator.
  private static let keptMemory = 64 << 20
  /// Bytes that the process occupied when the last run began, without free memory.
  private static let settledMemory = Atomic(Int.max)

  func begin() {
    memoryAtBeginning.store(Self.settle(), ordering: .relaxed)
    timeAtBeginning.store(processorTime(), ordering: .relaxed)
  }

  /// Bytes that the process occupies. Of a run that took much, the small pieces are free, but the
  /// allocator holds them: a run after it would take as much again before it reaches its limit.
  private static func settle() -> Int {
    var resident = residentMemory() ?? 0
    let settled = settledMemory.load(ordering: .relaxed)
    if settled != .max, resident > settled + keptMemory {
      returnFreeMemory()
      resident = residentMemory() ?? 0
    }
    settledMemory.store(resident, ordering: .relaxed)
    return resident
  }

  /// Instructions until the next look at whether the run is stopped: not the same again and again, as a
  /// loop of the program's may be just as long.
  var slice: Int {
    let count = UInt(truncatingIfNeeded: slices.load(ordering: .relaxed))
    return 1_536 + Int((count &* 2_654_435_761) >> 7 & 1023)
  }

  /// Adds a slice; tells the limit that it goes beyond.
  func spend(instructions count: Int) -> Outcome.Limit? {
    let (before, after) = instructions.wrappingAdd(count, ordering: .relaxed)
    let slice = slices.wrappingAdd(1, ordering: .relaxed).newValue
    if after > limits.instructions { return .instructions }
    if before / Self.interval != after / Self.interval || slice % Self.slicesPerLook == 0 {
      return look()
    }
    return nil
  }

  func spend(output bytes: Int) -> Outcome.Limit? {
    let after = output.wrappingAdd(bytes, ordering: .relaxed).newValue
    return after > limits.outputBytes ? .output : nil
  }

  /// Counts that a built-in function asks, which instructions don't; tells the limit that the run goes beyond.
  func spendQuestion() -> Outcome.Limit? {
    let count = questions.wrappingAdd(1, ordering: .relaxed).newValue
    return count % Self.questionsPerLook == 0 ? look() : nil
  }

  private func look() -> Outcome.Limit? {
    if let resident = residentMemory(),
      resident - memoryAtBeginning.load(ordering: .relaxed) > limits.memoryBytes
    {
      return .memory
    }
    guard let seconds = limits.computing else { return nil }
    let used = processorTime() - timeAtBeginning.load(ordering: .relaxed)
    return used > seconds ? .computing : nil
  }
}
