/// What this thread's built-in functions do that instructions don't count: parts of values that they
/// look at, and what they are to free.
///
/// A built-in function walks values that can be as large as a program cares to make them, in places
/// that can neither throw nor see the fuel, such as the comparison of a dictionary's keys. It tells
/// the work of its thread what it does, gives up when told to, and the fiber that called it pays,
/// or traps, afterwards.
package final class Workload {
  /// Parts of values that may be looked at between two looks at whether the run goes on.
  private static let interval = 1 << 14
  /// Comparisons inside of comparisons, as of sets in sets, which recur natively.
  private static let mostNested = 64

  private var owner: (any WorkloadOwner)?
  private var spent = 0
  private var unseen = 0
  private var failure: Trap?
  private var nesting = 0
  /// Storages inside of each other that are being freed natively, and what waits until they are gone.
  var levels = 0
  var waiting: [Waiting] = []

  init() {}

  /// Of the thread that asks.
  package static var current: Workload { threadWorkload() }

  /// Does what may call built-in functions, for as long as the owner wants it to go on.
  package func with<Result>(
    _ owner: any WorkloadOwner, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = self.owner
    self.owner = owner
    defer { self.owner = outer }
    return try body()
  }

  /// Notes that so many parts were looked at; false if the function is to give up, with any result.
  func spend(_ parts: Int) -> Bool {
    spent += parts
    unseen += parts
    guard unseen >= Self.interval else { return failure == nil }
    unseen = 0
    if owner?.givesUp() == true { fail(Trap(.custom("the run was stopped"))) }
    return failure == nil
  }

  /// Notes what the fiber is to trap with once the function has returned.
  func fail(_ trap: Trap) {
    failure = failure ?? trap
  }

  /// Runs a comparison, which may be inside of another one; false, and a trap, if inside of too many.
  func comparing(_ body: () -> Bool) -> Bool {
    guard nesting < Self.mostNested else {
      fail(Trap(.nestedTooDeeply(limit: Self.mostNested)))
      return false
    }
    nesting += 1
    defer { nesting -= 1 }
    return body()
  }

  /// What is to be paid for, in fuel; throws what came of it.
  package func settle() throws(Trap) -> Int {
    defer { spent = 0 }
    if let failure {
      self.failure = nil
      throw failure
    }
    return spent / Limits.partsPerFuel
  }
}

/// Who lets a thread work, and may want it to stop.
package protocol WorkloadOwner: AnyObject, Sendable {
  /// Whether built-in functions are to return, with any result.
  func givesUp() -> Bool
}
