// How code runs
//
// A fiber is a stack of frames. It runs until only its driver can continue: it never awaits,
// prints, or holds a lock during a callback. So one machine runs synchronous and asynchronous code.
//
// Code has two forms. The emitter writes stack code (`Instruction`), which tests can compare. The
// machine runs register code: `Translation` translates a function when it is first called, so that
// instructions read variables and constants in place, jumps contain comparisons, and arguments are
// the callee's registers. Frequent instructions have their own opcodes; `general` runs the others
// as stack code. `DispatchSite` caches the result of a dynamic call. `runLeaf` runs small functions
// without a frame. An `inout` argument is a cell. If the callee neither captures nor stores the
// cell, a second translation takes the value itself (`Translation+Holding.swift`).
//
// Counting references takes most of the time. So `Places.swift` reads and changes parts of a value
// in place, and a change of a collection's element is one instruction (`Projection`) that a trap
// leaves complete. A change that copies a collection is charged for the copy. `Registers.swift`
// owns a fiber's values and states its rules at the top. Callers are plain bits in a `FrameStack`.
//
// Exclusive access. While a call changes a global, a static variable, an object's property or a
// captured variable, its fiber remembers the `Access`. Another access to the same place, by this
// fiber or by one that it waits for, traps as in compiled Swift.
//
// Freeing never recurses. Every storage of values frees its parts with `Workload.release`, a few
// levels natively and then with a list. A native value that can contain values declares it
// (`NativeValue.leadsOn`).

/// One computation of the program, with explicit frames, run in slices by one driver at a time.
///
/// The driver repeats: `run` until a step, perform the request, `resume`.
package final class Fiber {
  /// The number of nested callers at which a call traps.
  package static let defaultDepthLimit = 50_000

  private var activation: Activation
  /// The session's objects that were released elsewhere.
  private let releases: Releases?

  /// - Parameters:
  ///   - releases: The session's released objects, whose `deinit` the fiber runs.
  ///   - accesses: The accesses of the fiber that waits for this one.
  ///   - owner: The driver that records what the fiber does to objects.
  ///   - surroundings: The driver's account of the values in effect. The closures that the fiber makes
  ///     refer to it.
  package init(
    closure: Closure, arguments: [Value], depthLimit: Int = Fiber.defaultDepthLimit,
    releases: Releases? = nil, within accesses: [Access] = [],
    owner: (any FiberOwner)? = nil, surroundings: AnyObject? = nil
  ) {
    activation = Activation(closure: closure, arguments: arguments, depthLimit: depthLimit)
    activation.accesses = accesses
    activation.surroundings = surroundings
    activation.owner = owner
    self.releases = releases
  }

  /// Runs until a step that only the driver can perform. Every instruction costs 1 fuel.
  package func run(fuel: inout Int) -> Step {
    guard let releases, releases.isInUse else { return activation.run(fuel: &fuel) }
    let own = activation.watch(releases)
    return Releases.$current.withValue(own) { activation.run(fuel: &fuel) }
  }

  /// Resumes with the result of the last step's request.
  package func resume(returning value: Value) {
    activation.resume(returning: value)
  }

  /// Calls the closure in place of the last step's request, whose result is the closure's.
  package func resume(calling closure: Closure, _ arguments: [Value]) {
    activation.resume(calling: closure, arguments)
  }

  /// Makes the last step's request throw, at the request's position.
  package func resume(throwing error: Value) {
    activation.resume(throwing: error)
  }

  /// Its active modifications, including those of the fibers that wait for it.
  package var accesses: [Access] { activation.accesses }

  /// The position of the last executed instruction.
  package var position: Position? {
    activation.position
  }

  /// The position of the next instruction.
  package var upcomingPosition: Position? {
    activation.upcomingPosition
  }

  /// Returns the executing functions with their current positions, the outermost first. Of very
  /// many, only both ends. A library's functions have no position, except the innermost.
  ///
  /// - Parameter number: Returns a number for an execution that is reported for the first time,
  ///   which identifies it from then on.
  package func calls(
    atEitherEnd count: Int, numbering number: () -> Int
  ) -> [(function: Function, position: Position?, activation: Int)] {
    activation.calls(atEitherEnd: count, numbering: number)
  }

  /// Returns the running closures that were made with surroundings, and these, the innermost last.
  package func closuresWithSurroundings() -> [(function: Function, surroundings: AnyObject)] {
    activation.closuresWithSurroundings().map { ($0.function, $0.surroundings) }
  }

  /// The executing function.
  package var function: Function { activation.function }

  /// Whether a property is read only because a part of its value is about to be changed.
  package var isReadingOldValue: Bool { activation.isReadingOldValue }

  /// Where the last error was thrown that a handler of the program has caught.
  package var thrownAt: Position? { activation.thrownAt }

  /// The `self` of the innermost function that must run on the main actor, if it is an object.
  package var mainActorReceiver: Object? { activation.mainActorReceiver }

  /// Returns the `self` of each function that `calls` returns, in the same order; nil for functions
  /// without one.
  package func receivers(atEitherEnd count: Int) -> [Value?] {
    activation.receivers(atEitherEnd: count)
  }

  /// Returns the executing functions with their current positions, the innermost first.
  package func backtrace() -> [(function: String, position: Position?)] {
    activation.backtrace()
  }
}
