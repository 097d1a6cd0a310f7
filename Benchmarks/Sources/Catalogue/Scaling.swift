/// How much more two threads do in the same time than one.
public struct Scaling: Sendable {
  public let name: String
  public let oneThread: Row
  public let twoThreads: Row
  public let goal: Double?

  /// All that are reported; the first three are what the machine and the language allow.
  public static let all = [
    Scaling("an empty call", .threadsCall1, .threadsCall2),
    Scaling("a task-local read, an object each", .threadsLocal1, .threadsLocal2),
    Scaling("a task-local read, one object", .threadsLocal1, .threadsLocalShared),
    Scaling("cached default, a model each", .threadsDefault1, .threadsDefault2, goal: 1.8),
    Scaling("cached default, one model", .threadsDefault1, .threadsDefaultShared, goal: 1.8),
    Scaling("override, a scope and a model each", .threadsOverride1, .threadsOverride2, goal: 1.8),
    Scaling(
      "override, one scope, a model each", .threadsOverride1, .threadsOverrideInScope, goal: 1.5),
    // To be compared with that of one object, above.
    Scaling("override, one scope and model", .threadsOverride1, .threadsOverrideShared),
  ]

  private init(_ name: String, _ oneThread: Row, _ twoThreads: Row, goal: Double? = nil) {
    self.name = "reads per second, 2 threads / 1 thread: \(name)"
    self.oneThread = oneThread
    self.twoThreads = twoThreads
    self.goal = goal
  }
}
