/// How much a run may use up before it is stopped: all that bounds a run, but for the size of single
/// values, which `Machine.Limits` has.
package struct RunLimits: Hashable, Sendable {
  /// Instructions of all lanes together.
  package var instructions: Int
  /// Seconds for which processors may work for it; nil for as long as it takes.
  package var computing: Double?
  /// Growth of the process's resident memory since the run began, the record included.
  package var memoryBytes: Int
  /// What `print` may write, in UTF-8.
  package var outputBytes: Int
  /// Tasks and dispatched closures that have not ended.
  package var aliveTasks: Int
  package var totalTasks: Int
  /// How deep callbacks out of native code may nest: scopes within scopes.
  package var nesting: Int
  /// Wall time since the run began; nil for as long as it takes.
  package var seconds: Double?
  /// Events of the record; of more, those in the middle are left out.
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

  /// Those of a program of somebody's own, which has the processors to itself.
  package static let program = RunLimits(
    instructions: 10_000_000_000, computing: 10, memoryBytes: 256 << 20)
}

/// The limits by name, as somebody sets them.
extension RunLimits {
  package struct Named: Sendable {
    package let name: String
    /// What the number counts.
    package let unit: String
    /// That of a program.
    package let usual: Int
    fileprivate let set: @Sendable (inout RunLimits, Int) -> Void

    fileprivate init(
      _ name: String, _ unit: String, _ usual: Int,
      set: @escaping @Sendable (inout RunLimits, Int) -> Void
    ) {
      (self.name, self.unit, self.usual, self.set) = (name, unit, usual, set)
    }
  }

  package static let named: [Named] = [
    Named("computing", "seconds of processor time", 10) { $0.computing = Double($1) },
    Named("time", "seconds in total", 30) { $0.seconds = Double($1) },
    Named("instructions", "instructions", program.instructions) { $0.instructions = $1 },
    Named("memory", "megabytes", program.memoryBytes >> 20) { $0.memoryBytes = $1 << 20 },
    Named("output", "kilobytes printed", program.outputBytes >> 10) { $0.outputBytes = $1 << 10 },
    Named("tasks", "tasks at the same time", program.aliveTasks) { $0.aliveTasks = $1 },
    Named("started", "tasks in total", program.totalTasks) { $0.totalTasks = $1 },
    Named("nesting", "nested scopes and closures", program.nesting) { $0.nesting = $1 },
    Named("events", "recorded events", program.events) { $0.events = $1 },
  ]

  /// Numbers that a limit may be set to: above, none of them would bound anything.
  package static let settable = 1...10_000_000_000

  /// Sets the limit of this name; false if there is none, or not with this number.
  package mutating func set(_ name: String, to number: Int) -> Bool {
    guard let limit = Self.named.first(where: { $0.name == name }),
      Self.settable.contains(number), name != "memory" && name != "output" || number < 1 << 40
    else { return false }
    limit.set(&self, number)
    return true
  }
}
