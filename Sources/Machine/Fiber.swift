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
