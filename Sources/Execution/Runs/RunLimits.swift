/// How much a run may use up before it is stopped.
package struct RunLimits: Hashable, Sendable {
  /// Instructions of all lanes together.
  package var instructions: Int
  /// Growth of the process's resident memory since the run began.
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

  package init(
    instructions: Int = 200_000_000, memoryBytes: Int = 512 << 20, outputBytes: Int = 1 << 20,
    aliveTasks: Int = 20_000, totalTasks: Int = 100_000, nesting: Int = 100, seconds: Double? = 30
  ) {
    self.instructions = instructions
    self.memoryBytes = memoryBytes
    self.outputBytes = outputBytes
    self.aliveTasks = aliveTasks
    self.totalTasks = totalTasks
    self.nesting = nesting
    self.seconds = seconds
  }
}
