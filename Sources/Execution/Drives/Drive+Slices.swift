import Machine
import Recording

extension Drive {
  /// The reason why a fiber returned to its driver.
  enum Progress {
    case returned(Value)
    case wants(Request)
    /// It has computed for long.
    case pausing
  }

  /// Runs a fiber, slice by slice, until it has returned or makes a request.
  ///
  /// - Parameter slices: The number of slices after which it pauses.
  /// - Throws: `Thrown` when an error left the fiber, `Stopped` when the run is over.
  func advance(_ fiber: Fiber, pausesAfter slices: Int = .max) throws -> Progress {
    var slices = slices
    while true {
      try check(at: fiber.upcomingPosition)
      let slice = run.meter.slice
      var fuel = slice
      let workload = Workload.current
      let step = workload.with(run, at: self) { fiber.run(fuel: &fuel) }
      do throws(Trap) {
        fuel -= try workload.settle()
      } catch {
        throw stop(error, at: fiber.position)
      }
      try spend(slice - fuel, at: fiber)
      switch step {
      case .returned(let value): return .returned(value)
      case .wants(let request): return .wants(request)
      case .threw(let error, let position): throw Thrown(value: error, position: position)
      case .trapped(let trap):
        noteCalls(of: fiber)
        throw stop(trap, at: trap.position)
      case .outOfFuel:
        slices -= 1
        if slices == 0 { return .pausing }
      }
    }
  }

  /// Throws if the run is over. The position is where the lane would continue.
  func check(at position: @autoclosure () -> Position?) throws {
    guard run.isStopped else { return }
    run.noteStop(at: position().map(Place.init))
    throw Stopped()
  }

  /// Ends the run as the trap would end the process.
  func stop(_ trap: Trap, at position: Position?) -> Stopped {
    if aside != nil { return Stopped() }
    let place = (trap.position ?? position).map(Place.init)
    // A built-in function stopped for this reason.
    if run.isStopped {
      run.noteStop(at: place)
      return Stopped()
    }
    // A value that is too large exceeds our limit, which isn't a Swift trap.
    switch trap.reason {
    case .tooLarge: run.stop(.limitReached(.size, place: place))
    case .nestedTooDeeply: run.stop(.limitReached(.depth, place: place))
    case .typeTooLarge: run.stop(.limitReached(.types, place: place))
    default:
      run.stop(
        .trapped(message: trap.reason.message.shortened, place: place),
        trap: TrapSite(lane: lane.id, calls: calls))
    }
    return Stopped()
  }

  /// Ends the run with the status that the program asks for.
  func exit(_ request: Request) throws -> Stopped {
    if aside != nil { return Stopped() }
    let status = Int32(truncatingIfNeeded: try request.int(0))
    run.stop(.exited(status: status, place: request.place))
    return Stopped()
  }

  private func spend(_ instructions: Int, at fiber: Fiber) throws {
    if let aside {
      if aside.spend(instructions) { return }
      throw Stopped()
    }
    guard let limit = run.meter.spend(instructions: instructions) else { return }
    run.stop(.limitReached(limit, place: fiber.upcomingPosition.map(Place.init)))
    throw Stopped()
  }
}
