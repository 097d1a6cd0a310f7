import MessageTables
import Phrases

/// The resources that a run may use before it is stopped. All limits of a run are here, except the
/// size of single values, which is in `Machine.Limits`.
package struct RunLimits: Hashable, Sendable {
  /// The number of instructions of all lanes together.
  package var instructions: Int
  /// The processor time in seconds; nil for no limit.
  package var computing: Double?
  /// The growth of the process's resident memory since the run began, without the record's.
  package var memoryBytes: Int
  /// The output of `print`, in UTF-8.
  package var outputBytes: Int
  /// The number of tasks and dispatched closures that haven't ended.
  package var aliveTasks: Int
  package var totalTasks: Int
  /// The maximum nesting of callbacks from native code: scopes within scopes.
  package var nesting: Int
  /// The wall time in seconds since the run began; nil for no limit.
  package var seconds: Double?
  /// The number of recorded events. Beyond it, events in the middle are omitted.
  package var events: Int

  package init(
    instructions: Int = 200_000_000, computing: Double? = nil, memoryBytes: Int = 512 << 20,
    outputBytes: Int = 1 << 20, aliveTasks: Int = 20_000, totalTasks: Int = 100_000,
    nesting: Int = 100, seconds: Double? = 30, events: Int = 20_000
  ) {
    self.instructions = instructions
    self.computing = computing
    self.memoryBytes = memoryBytes
    self.outputBytes = outputBytes
    self.aliveTasks = aliveTasks
    self.totalTasks = totalTasks
    self.nesting = nesting
    self.seconds = seconds
    self.events = events
  }

  /// The memory in bytes that the record of a traced run may take beside the program's: 2 KB for each event
  /// that it keeps. A program that ends without a trace shouldn't reach a limit with one.
  package var recordBytes: Int { events << 11 }

  /// The limits of a learner's own program, which has the processors to itself.
  package static let program = RunLimits(
    instructions: 10_000_000_000, computing: 10, memoryBytes: 256 << 20)
}

/// The limits by name, for settings.
extension RunLimits {
  package struct Named: Sendable {
    package let name: String
    /// The unit of the number.
    package var unit: String { limitUnit.text }
    private let limitUnit: LimitUnit
    /// The default for a program.
    package let usual: Int
    fileprivate let set: @Sendable (inout RunLimits, Int) -> Void

    fileprivate init(
      _ name: String, _ unit: LimitUnit, _ usual: Int,
      set: @escaping @Sendable (inout RunLimits, Int) -> Void
    ) {
      (self.name, limitUnit, self.usual, self.set) = (name, unit, usual, set)
    }
  }

  package static let named: [Named] = [
    Named("computing", .secondsOfProcessor, 10) { $0.computing = Double($1) },
    Named("time", .seconds, 30) { $0.seconds = Double($1) },
    Named("instructions", .instructions, program.instructions) { $0.instructions = $1 },
    Named("memory", .megabytes, program.memoryBytes >> 20) { $0.memoryBytes = $1 << 20 },
    Named("output", .kilobytesPrinted, program.outputBytes >> 10) { $0.outputBytes = $1 << 10 },
    Named("tasks", .tasksAtOnce, program.aliveTasks) { $0.aliveTasks = $1 },
    Named("started", .tasks, program.totalTasks) { $0.totalTasks = $1 },
    Named("nesting", .nesting, program.nesting) { $0.nesting = $1 },
    Named("events", .events, program.events) { $0.events = $1 },
  ]

  /// The valid numbers of a limit. Larger ones would limit nothing.
  package static let settable = 1...10_000_000_000

  /// Sets the limit with this name. Returns false if there is none, or if the number is invalid.
  package mutating func set(_ name: String, to number: Int) -> Bool {
    guard let limit = Self.named.first(where: { $0.name == name }),
      Self.settable.contains(number), name != "memory" && name != "output" || number < 1 << 40
    else { return false }
    limit.set(&self, number)
    return true
  }
}
