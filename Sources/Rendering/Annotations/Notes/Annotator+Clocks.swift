import Recording

extension Annotator {
  // MARK: Clocks

  /// `the test clock`, `test clock #2` if the trace has several.
  func name(
    of clock: ConcurrencyNote.LibraryClock, _ number: Int
  ) -> ConcurrencyMessage.Clock {
    guard clock == .test, facts.testClocks.count > 1,
      let index = facts.testClocks.firstIndex(of: number)
    else { return .only(clock) }
    return .numbered(clock, index + 1)
  }

  func advance(of clock: Int, to time: Double?, _ happening: Happening) -> Annotation {
    let hasMany = facts.testClocks.count > 1
    let name = hasMany ? self.name(of: .test, clock) : nil
    let woken = facts.woken[happening.number] ?? []
    var message: ConcurrencyMessage?
    if !woken.isEmpty {
      message = .wakes(woken, ellipsis: ellipsis)
    } else if facts.advancesOfDelays.contains(happening.number) {
      // The sleep may be a library's, of which the trace shows nothing.
    } else if let other = facts.asleep.first(where: { $0.clock != clock }) {
      message = .wakesNobody(other.lane, on: self.name(of: .test, other.clock))
    } else if let sleeper = facts.systemSleepers[happening.number] {
      message = .sleepsOnSystemClock(sleeper)
    }
    return annotation(
      .advance, ConcurrencyMessage.advanced(name, to: time.map(wording.seconds)).styled,
      origin: message?.styled ?? "", happening)
  }

  // MARK: Cancellation and sleep

  /// Returns the reason why a sleep ended, and the actor that it left free; empty for most.
  func sleepOrigin(_ happening: Happening) -> StyledText {
    var parts: [ConcurrencyMessage] = []
    let lane = happening.event.lane
    switch facts.wakings[happening.number] {
    case .cancellation:
      let cause = facts.cancellations[lane].map(place)
      // Whether the first sleep began before the cancellation may depend on scheduling.
      if facts.firstCancelledSleeps[lane] != happening.number {
        parts.append(.endedAtOnce(lane, cancelledAt: cause))
      } else {
        parts.append(.endedEarly(lane, cancelledAt: cause))
      }
      if facts.lastActs[lane] == happening.number, facts.failures.contains(lane),
        !catches(happening)
      {
        parts.append(.errorEnds(lane))
      } else if facts.firstCancelledSleeps[lane] == happening.number,
        let last = facts.lastActs[lane],
        last > happening.number || facts.ends[lane] != nil && !facts.failures.contains(lane),
        let call = happening.event.place, source.isOptionalTry(around: call)
      {
        let isChecked = facts.checkedCancellations.contains(lane)
        parts.append(.errorDropped(lane, isChecked: isChecked))
      } else if let (function, place) = droppedOutside(happening) {
        parts.append(.errorLeaves(function, droppedAt: wording.at(place)))
      } else if facts.firstCancelledSleeps[lane] == happening.number,
        let last = facts.lastActs[lane], last > happening.number, isCaught(happening)
      {
        parts.append(
          .errorCaught(lane, sleepsAgain: facts.repeatedSleeps.contains(happening.number)))
      }
    case .clock(let advance?): parts.append(.wokenByAdvance(at: place(of: advance)))
    case .clock(nil): break
    case nil:
      if case .concurrency(.sleptOnClock) = happening.event.kind {
        parts.append(.neverWoken)
      }
    }
    if let isMainActor = facts.blockingSleeps[happening.number] {
      guard isMainActor else { return DispatchMessage.blocksThread.styled }
      let blocks = DispatchMessage.blocksMainActor.styled
      guard let task = created[lane], task.beginning.isBehindCreator else { return blocks }
      return blocks + ". " + DispatchMessage.leavesMainActor(lane).styled
    }
    if case .slept = happening.event.kind, !facts.testClocks.isEmpty {
      parts.insert(.ofSystemClock, at: 0)
    }
    if let actor = facts.freeActors[happening.number], !parts.contains(where: \.isAtOnce) {
      parts.append(.isFreeMeanwhile(actor))
    }
    return parts.map(\.styled).joined(by: "; ")
  }

  /// Returns whether a function that waits has a `catch`, and none has a `try?` around the call.
  private func isCaught(_ happening: Happening) -> Bool {
    happening.event.calls.contains { call in
      guard let begin = call.function.place else { return false }
      return source.handlesErrors(in: begin.line...source.endOfFunction(at: begin))
    }
      && !happening.event.calls.contains { call in
        call.place.map { source.isOptionalTry(around: $0) } ?? false
      }
  }

  /// Returns whether the function that waited may handle the error.
  private func catches(_ happening: Happening) -> Bool {
    guard let begin = happening.event.calls.last?.function.place else { return false }
    return source.handlesErrors(in: begin.line...source.endOfFunction(at: begin))
  }

  /// Returns the function that the error of a cancelled sleep ends, and the `try?` around a call that
  /// drops the error; nil if code of the function may have handled it.
  private func droppedOutside(_ happening: Happening) -> (function: String, at: Place)? {
    let calls = happening.event.calls
    let followers = facts.followers[happening.number] ?? []
    for index in calls.indices.dropLast().reversed() {
      let callee = calls[index + 1]
      guard let begin = callee.function.place, let end = callee.place, begin.line <= end.line,
        !followers.contains(callee.activation),
        !source.handlesErrors(in: begin.line...source.endOfCall(from: begin))
      else { return nil }
      if let place = calls[index].place, source.isOptionalTry(around: place) {
        return (callee.displayName, place)
      }
    }
    return nil
  }

  /// Returns the actor that a sleep leaves free.
  func freeActor(_ happening: Happening) -> Party? {
    facts.freeActors[happening.number].map { Party(name: $0, role: .scene) }
  }
}
