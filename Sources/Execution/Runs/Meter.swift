import Recording
import Synchronization

/// Counts what a run uses up.
final class Meter: Sendable {
  /// Instructions between two looks at the process's memory.
  private static let memoryInterval = 1 << 16

  private let limits: RunLimits
  private let instructions = Atomic(0)
  private let output = Atomic(0)
  private let memoryAtBeginning = Atomic(0)

  init(limits: RunLimits) {
    self.limits = limits
  }

  func begin() {
    memoryAtBeginning.store(residentMemory() ?? 0, ordering: .relaxed)
  }

  /// Adds a slice; tells the limit that it goes beyond.
  func spend(instructions count: Int) -> Outcome.Limit? {
    let (before, after) = instructions.wrappingAdd(count, ordering: .relaxed)
    if after > limits.instructions { return .instructions }
    if before / Self.memoryInterval != after / Self.memoryInterval, isMemoryUsedUp {
      return .memory
    }
    return nil
  }

  func spend(output bytes: Int) -> Outcome.Limit? {
    let after = output.wrappingAdd(bytes, ordering: .relaxed).newValue
    return after > limits.outputBytes ? .output : nil
  }

  private var isMemoryUsedUp: Bool {
    guard let resident = residentMemory() else { return false }
    return resident - memoryAtBeginning.load(ordering: .relaxed) > limits.memoryBytes
  }
}
