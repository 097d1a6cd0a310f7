/// The work of this thread's built-in functions that instructions don't count: parts of values that
/// they visit, and storages that they free.
///
/// A built-in function walks values of any size in code that can neither throw nor access the fuel,
/// such as the comparison of a dictionary's keys. It reports its work to its thread's workload, and
/// stops when told to. Afterwards the calling fiber pays for it, or traps.
package final class Workload {
  /// The maximum number of visited parts between two checks whether the run should stop.
  private static let interval = 1 << 14
  /// The maximum nesting of comparisons, as of sets in sets, which recurse natively.
  private static let mostNested = 64

  private var owner: (any WorkloadOwner)?
  private var place: (any IsolatedPlace)?
  // A workload belongs to one thread, and no access of a counter runs other code.
  @exclusivity(unchecked) private var spent = 0
  @exclusivity(unchecked) private var unseen = 0
  @exclusivity(unchecked) private var failure: Trap?
  @exclusivity(unchecked) private var nesting = 0
  /// The number of nested storages that are being freed natively. The others wait in the list.
  var levels = 0
  var waiting: [Waiting] = []

  init() {}

  /// The workload of the current thread.
  package static var current: Workload { threadWorkload() }

  /// Runs code that may call built-in functions, until the owner wants it to stop.
  ///
  /// - Parameter place: knows the actor on which the code runs.
  package func with<Result>(
    _ owner: any WorkloadOwner, at place: (any IsolatedPlace)? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = (self.owner, self.place)
    (self.owner, self.place) = (owner, place)
    defer { (self.owner, self.place) = outer }
    return try body()
  }

  /// Whether the code that this thread runs may use a conformance of this isolation.
  func isIsolated(to isolation: Conformance.Isolation) -> Bool {
    place?.isIsolated(to: isolation) ?? true
  }

  /// Reports visited parts. Returns false if the function must stop, with any result.
  func spend(_ parts: Int) -> Bool {
    spent += parts
    unseen += parts
    guard unseen >= Self.interval else { return failure == nil }
    unseen = 0
    if owner?.givesUp() == true { fail(Trap(.custom("the run was stopped"))) }
    return failure == nil
  }

  /// Whether the run should stop. Then it records the trap.
  var stops: Bool { !spend(Self.interval) }

  /// Records the trap that the fiber throws after the function has returned.
  func fail(_ trap: Trap) {
    failure = failure ?? trap
  }

  /// Runs a comparison, which may be nested. Returns false, and records a trap, if it is nested too
  /// deeply.
  func comparing(_ body: () -> Bool) -> Bool {
    guard nesting < Self.mostNested else {
      fail(Trap(.nestedTooDeeply(limit: Self.mostNested)))
      return false
    }
    nesting += 1
    defer { nesting -= 1 }
    return body()
  }

  /// Returns the fuel to pay, or throws the recorded trap.
  package func settle() throws(Trap) -> Int {
    defer { spent = 0 }
    if let failure {
      self.failure = nil
      throw failure
    }
    return spent / Limits.partsPerFuel
  }
}

/// The owner of a thread's work, which may want it to stop.
package protocol WorkloadOwner: AnyObject, Sendable {
  /// Returns whether built-in functions must return, with any result.
  func givesUp() -> Bool
}

/// Runs code of the program on an actor, or on none.
package protocol IsolatedPlace: AnyObject {
  /// Whether the code runs on the actor of an isolated conformance.
  func isIsolated(to isolation: Conformance.Isolation) -> Bool
}
