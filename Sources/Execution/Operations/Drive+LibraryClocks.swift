import DependenciesCore
import Machine
import Recording
import Synchronization

/// A clock of the library, as a value of the program. Its instants are offsets from the clock's
/// zero.
final class ClockBox: NativeValue {
  enum Kind: Sendable {
    case test(TestClock<Duration>)
    case immediate(ImmediateClock<Duration>)
    case unimplemented(UnimplementedClock<Duration>, zero: AnyClock<Duration>.Instant)

    /// The clock in a record; nil for a clock whose sleeps are failures.
    var recorded: ConcurrencyNote.LibraryClock? {
      switch self {
      case .test: .test
      case .immediate: .immediate
      case .unimplemented: nil
      }
    }
  }

  let kind: Kind
  /// Distinguishes the clocks of a run.
  let number: Int

  init(_ kind: Kind, number: Int) {
    self.kind = kind
    self.number = number
  }

  static var leadsOn: Bool { false }
  var typeName: String { "Clock" }
  var description: String { "Clock" }

  var now: Duration {
    switch kind {
    case .test(let clock): clock.now.offset
    case .immediate(let clock): clock.now.offset
    case .unimplemented(let clock, let zero): zero.duration(to: clock.now)
    }
  }

  var resolution: Duration {
    switch kind {
    case .test(let clock): clock.minimumResolution
    case .immediate(let clock): clock.minimumResolution
    case .unimplemented(let clock, _): clock.minimumResolution
    }
  }

}

extension Drive {
  func makeClock(_ request: Request) throws -> Value {
    let place = SourcePlace(request.position)
    let start = try request.duration(2)
    let kind: ClockBox.Kind =
      switch try request.string(0) {
      case "test":
        .test(
          TestClock(
            now: .init(offset: start),
            isBusy: { [weak world = run.world] in world?.isBusy() ?? false },
            pauses: { [pauses = run.world.pauses] in pauses.total }))
      case "immediate": .immediate(ImmediateClock(now: .init(offset: start)))
      default:
        .unimplemented(
          UnimplementedClock(
            ContinuousClock(), name: try request.string(1), fileID: SourcePlace.fileID,
            filePath: SourcePlace.fileID, line: place.line, column: place.column),
          zero: AnyClock(ContinuousClock()).now)
      }
    return .native(ClockBox(kind, number: run.world.identities.makeClockNumber()))
  }

  func clockNow(_ request: Request) throws -> Value {
    let box: ClockBox = try request.native(0)
    return .duration(asking(at: request.position) { box.now })
  }

  func clockResolution(_ request: Request) throws -> Value {
    let box: ClockBox = try request.native(0)
    return .duration(asking(at: request.position) { box.resolution })
  }

  func clockSleep(_ request: Request, isolation: isolated (any Actor)?) async throws -> Value {
    let box: ClockBox = try request.native(0)
    let deadline = try request.duration(1)
    if let clock = box.kind.recorded {
      note(
        .sleptOnClock(clock: clock, number: box.number, until: deadline.inSeconds),
        at: request.position)
      noteFreeActor(at: request.position)
    }
    do {
      try await asking(at: request.position, isolation: isolation) {
        switch box.kind {
        case .test(let clock):
          try await sleep(on: clock, until: deadline, at: request.position)
        case .immediate(let clock): try await clock.sleep(until: .init(offset: deadline))
        case .unimplemented(let clock, let zero):
          try await run.resting(isolation: isolation) {
            try await clock.sleep(until: zero.advanced(by: deadline))
          }
        }
      }
      if box.kind.recorded != nil { note(.wokenByClock, at: request.position) }
    } catch is CancellationError {
      noteEarlyEnd(at: request.position)
      throw Thrown(value: run.world.cancellationError, position: request.position)
    }
    return .void
  }

  private func sleep(
    on clock: TestClock<Duration>, until deadline: Duration, at position: Position?
  ) async throws {
    let wait = run.beginWait(
      of: lane.id, for: .clock, .event, at: position, calls: calls,
      isIdle: false)
    defer { run.endWait(wait) }
    try await clock.sleep(
      until: .init(offset: deadline), whenAsleep: { self.run.idle(in: wait) },
      beforeWaking: { self.run.wake(wait) })
  }

  func clockAdvance(_ request: Request, isolation: isolated (any Actor)?) async throws -> Value {
    let box: ClockBox = try request.native(0)
    guard case .test(let clock) = box.kind else { return .void }
    let deadline = try request.duration(1)
    note(.clockAdvanced(number: box.number, to: deadline.inSeconds), at: request.position)
    await run.resting(isolation: isolation) { await clock.advance(to: .init(offset: deadline)) }
    return .void
  }

  func clockRun(_ request: Request, isolation: isolated (any Actor)?) async throws -> Value {
    let box: ClockBox = try request.native(0)
    guard case .test(let clock) = box.kind else { return .void }
    let timeout = try request.duration(1)
    note(.clockAdvanced(number: box.number, to: nil), at: request.position)
    let place = SourcePlace(request.position)
    await run.resting(isolation: isolation) {
      await asking(at: request.position, isolation: isolation) {
        await clock.run(
          timeout: timeout, fileID: SourcePlace.fileID, filePath: SourcePlace.fileID,
          line: place.line, column: place.column)
      }
    }
    return .void
  }

  /// Returns the sleeping tasks of a test clock, in the clock's words.
  func clockPending(_ request: Request, isolation: isolated (any Actor)?) async throws -> Value {
    guard case .test(let clock) = try request.native(0, as: ClockBox.self).kind else {
      return .none
    }
    do {
      try await run.resting(isolation: isolation) { try await clock.checkSuspension() }
      return .none
    } catch {
      return .some(.string("\(error)"))
    }
  }
}

extension Request {
  fileprivate func duration(_ index: Int) throws -> Duration {
    guard case .duration(let duration) = try argument(index) else {
      throw Trap(DefectMessage.clockWithoutDuration, position: position)
    }
    return duration
  }
}
