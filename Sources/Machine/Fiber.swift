// How code runs
//
// A fiber is a stack of frames. It runs until only its driver can continue: it never awaits,
// prints, or holds a lock during a callback. So one machine runs synchronous and asynchronous
// code.
//
// Code has two forms. The emitter writes stack code (`Instruction`), which tests can compare.
// The machine runs register code: `Translation` translates a function when it is first called,
// so that instructions read variables and constants where they are, jumps contain comparisons,
// and arguments are the callee's registers. Frequent instructions have opcodes of their own;
// `general` runs the others as stack code. `DispatchSite` caches the result of a dynamic call.
// `runLeaf` runs small functions without a frame. An `inout` argument is a cell. If the callee
// neither captures nor keeps the cell, a second translation takes the value itself
// (`Translation+Holding.swift`).
//
// Counting references takes most of the time. So `Places.swift` reads and changes parts of a
// value in place, and a change of a collection's element is one instruction (`Projection`) that
// a trap leaves complete. A change that copies a collection is charged for the copy.
// `Registers.swift` owns a fiber's values and states its rules at the top. Callers are plain
// bits in a `FrameStack`.
//
// Exclusive access. While a call changes a global, a static variable, an object's property or a
// captured variable, its fiber remembers the `Access`. Another access to the same place, by this
// fiber or by one that it waits for, traps as in compiled Swift.
//
// Freeing never recurses. Every storage of values frees its parts with `Workload.release`, a few
// levels natively and then with a list. A native value that can contain values says so
// (`NativeValue.leadsOn`).

/// One computation of the program, with explicit frames, run in slices by one driver at a time.
///
/// The driver alternates: `run` until a step; perform what it wants; `resume`; `run` again.
package final class Fiber {
  /// Callers a fiber may nest before a call traps.
  package static let defaultDepthLimit = 50_000

  private var activation: Activation
  /// Objects of the session that were released elsewhere.
  private let releases: Releases?

  /// - Parameters:
  ///   - releases: those of the session, for which the fiber runs `deinit`.
  ///   - accesses: those of the fiber that waits for this one.
  package init(
    closure: Closure, arguments: [Value], depthLimit: Int = Fiber.defaultDepthLimit,
    releases: Releases? = nil, within accesses: [Access] = []
  ) {
    activation = Activation(closure: closure, arguments: arguments, depthLimit: depthLimit)
    activation.accesses = accesses
    self.releases = releases
  }

  /// Runs until something only the driver can settle; every instruction costs 1 fuel.
  package func run(fuel: inout Int) -> Step {
    guard let releases, releases.isInUse else { return activation.run(fuel: &fuel) }
    let own = activation.watch(releases)
    return Releases.$current.withValue(own) { activation.run(fuel: &fuel) }
  }

  /// Gives the result of the request that the last step wanted.
  package func resume(returning value: Value) {
    activation.resume(returning: value)
  }

  /// Calls the closure in place of the request that the last step wanted; its result is the result.
  package func resume(calling closure: Closure, _ arguments: [Value]) {
    activation.resume(calling: closure, arguments)
  }

  /// Makes the request that the last step wanted throw, at the position of the request.
  package func resume(throwing error: Value) {
    activation.resume(throwing: error)
  }

  /// Modifications that it is in the middle of, those of the fibers that wait for it included.
  package var accesses: [Access] { activation.accesses }

  /// Of the instruction executed last.
  package var position: Position? {
    activation.position
  }

  /// Where it would go on: of the instruction to be executed next.
  package var upcomingPosition: Position? {
    activation.upcomingPosition
  }

  /// Functions being executed with the position each has reached, the outermost first; of very many,
  /// those at either end.
  ///
  /// - Parameter number: gives each execution of a function that is told for the first time a number
  ///   by which it is known from then on.
  package func calls(
    atEitherEnd count: Int, numbering number: () -> Int
  ) -> [(function: Function, position: Position?, activation: Int)] {
    activation.calls(atEitherEnd: count, numbering: number)
  }

  /// The function that is being executed.
  package var function: Function { activation.function }

  /// Whether a property is being read only because a part of its value is about to be changed.
  package var isReadingOldValue: Bool { activation.isReadingOldValue }

  /// The `self` of the innermost function that must run on the main actor, if it is an object.
  package var mainActorReceiver: Object? { activation.mainActorReceiver }

  /// The `self` of each of the functions that `calls` gives, in the same order; nil for one without.
  package func receivers(atEitherEnd count: Int) -> [Value?] {
    activation.receivers(atEitherEnd: count)
  }

  /// Functions being executed with the position each has reached, the innermost first.
  package func backtrace() -> [(function: String, position: Position?)] {
    activation.backtrace()
  }
}
