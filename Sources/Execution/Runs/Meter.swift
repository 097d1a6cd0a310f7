import Recording
import Synchronization

/// Counts a run's use of resources.
final class Meter: Sendable {
  /// The number of instructions between two checks of memory and time.
  private static let interval = 1 << 16
  /// The number of slices between two checks, because there may be many short ones.
  private static let slicesPerLook = 1 << 10
  /// The number of built-in functions' questions between two checks.
  private static let questionsPerLook = 1 << 4

  private let limits: RunLimits
  /// The growth of the process's resident memory that ends the run.
  private let mostMemory: Int
  private let instructions = Atomic(0)
  private let slices = Atomic(0)
  private let questions = Atomic(0)
  private let output = Atomic(0)
  private let memoryAtBeginning = Atomic(0)
  private let timeAtBeginning = Atomic(0.0)

  init(limits: RunLimits, isTraced: Bool) {
    self.limits = limits
    mostMemory = limits.memoryBytes + (isTraced ? limits.recordBytes : 0)
  }

  /// The number of bytes that earlier runs may leave with the allocator.
  private static let keptMemory = 64 << 20
  /// The process's memory in bytes when the last run began, without free memory.
  private static let settledMemory = Atomic(Int.max)

  func begin() {
    memoryAtBeginning.store(Self.settle(), ordering: .relaxed)
    timeAtBeginning.store(processorTime(), ordering: .relaxed)
  }

  /// Returns the process's memory in bytes. After a run that used much memory, small blocks are
  /// free, but the allocator keeps them. Without this, the next run could use as much again before
  /// it reaches its limit.
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

  /// The number of instructions until the next check whether the run was stopped. It varies,
  /// because a loop of the program may have the same length.
  var slice: Int {
    let count = UInt(truncatingIfNeeded: slices.load(ordering: .relaxed))
    return 1_536 + Int((count &* 2_654_435_761) >> 7 & 1023)
  }

  /// Adds a slice, and returns the limit that it exceeds.
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

  /// Counts a built-in function's question, which instructions don't include. Returns the limit
  /// that the run exceeds.
  func spendQuestion() -> Outcome.Limit? {
    let count = questions.wrappingAdd(1, ordering: .relaxed).newValue
    return count % Self.questionsPerLook == 0 ? look() : nil
  }

  private func look() -> Outcome.Limit? {
    if let resident = residentMemory(),
      resident - memoryAtBeginning.load(ordering: .relaxed) > mostMemory
    {
      return .memory
    }
    guard let seconds = limits.computing else { return nil }
    let used = processorTime() - timeAtBeginning.load(ordering: .relaxed)
    return used > seconds ? .computing : nil
  }
}
