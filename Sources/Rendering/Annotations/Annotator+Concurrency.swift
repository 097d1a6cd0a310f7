import Recording

extension Annotator {
  /// Returns nil for a note that another annotation includes.
  func annotation(of note: ConcurrencyNote, _ happening: Happening) -> Annotation? {
    switch note {
    case .abandoned(let lane, let error):
      return annotation(
        .cancel, name(of: lane),
        origin: "at the end of \(scope(happening), .plain): "
          + reason(forAbandoning: lane, error, happening),
        happening)
    case .reached(let lane, let parent):
      let origin: StyledText =
        parent.map { "child task of \($0): cancelled with it" } ?? "cancelled with its group"
      return annotation(.reaches, name(of: lane), origin: origin, happening)
    case .reachedHandler(let lane, let handler):
      return annotation(
        .reaches, "the handler of \(lane)",
        origin: handler.map { "runs now, written at \(wording.at($0))" } ?? "runs now", happening)
    case .handlerFirst(let handler):
      let lane = happening.event.lane
      let cause = facts.cancellations[lane].map { " at \(place(of: $0))" as StyledText } ?? ""
      return annotation(
        .reaches, "the handler" + (handler.map { " at \(wording.at($0))" } ?? ""),
        origin: "\("runs first", .lost), before the operation: \(lane) was cancelled" + cause
          + ", before it got here",
        happening)
    case .missed(let lane, let creator):
      if let cancellation = facts.cancellations[lane] {
        return annotation(
          .misses, name(of: lane),
          origin: "no child task of \(creator); \(place(of: cancellation)) cancels it", happening)
      }
      var miss = annotation(
        .misses, name(of: lane),
        origin: "\("not cancelled", .lost): it isn't a child task of \(creator). Cancel it too, or "
          + "use async let or a task group", happening)
      miss.line = happening.place.flatMap { extents.groupEnds[$0] }
      return miss
    case .wokenByCancellation, .leavesFree, .wokenByClock, .runs:
      return nil

    case .groupCancelled: return annotation(.cancel, "the group", happening)
    case .childRefused:
      return annotation(.refuse, "a child task", origin: "the group is cancelled", happening)
    case .groupResult(let lane, let value, let error):
      return groupResult(lane, value, error, happening)
    case .groupWaits(let lanes, let threw):
      var waits = annotation(
        .waits, "for \(list(lanes))",
        origin: threw
          ? "\("cancelled", .lost): the body of the group threw" + delay(by: lanes, happening)
          : "at the end of the group",
        happening)
      waits.line = happening.place.flatMap { extents.groupEnds[$0] }
      return waits

    case .changedMeanwhile(let actor, let property, let old, let new, let lanes):
      let by: StyledText = lanes.isEmpty ? "by other code" : "by " + list(lanes)
      var changed = annotation(
        .changed, change(of: property, old, new),
        origin: by + " while \(happening.event.lane) waited here: \(actor, .name) was free"
          + advice(afterChangeOf: property, happening),
        happening)
      changed.party = Party(name: actor, role: .scene)
      return changed
    case .changedLater(let property, let old, let new):
      // Code that awaits the task has the new value afterwards.
      if results.isAwaited(happening.event.lane) { return nil }
      return annotation(.changed, change(of: property, old, new), subject: property, happening)

    case .wrote(let actor, let property, let old, let new):
      // Code that awaits the task has the new value afterwards.
      if results.isAwaited(happening.event.lane) || happening.event.lane.family != .task {
        return nil
      }
      return write(of: property, old, new, on: actor, happening)

    case .sleptOnClock(let clock, let number, let until):
      var sleep = annotation(
        .sleep, "until \(wording.seconds(until), .plain)",
        origin: "of " + name(of: clock, number) + separated(sleepOrigin(happening)), happening)
      sleep.party = freeActor(happening)
      return sleep
    case .clockAdvanced(let number, let time):
      return advance(of: number, to: time, happening)

    case .streamYielded, .streamReceived, .streamEnded, .streamFinished, .streamTerminated:
      return streamAnnotation(of: note, happening)
    }
  }

  func annotation(
    _ verb: Annotation.Verb, _ what: StyledText, origin: StyledText = "", subject: String? = nil,
    _ happening: Happening
  ) -> Annotation {
    Annotation(
      number: happening.number, lane: happening.event.lane, verb: verb, what: [what],
      origin: origin,
      pattern: Annotation.Pattern(
        verb: verb, family: happening.event.lane.family,
        subject: subject ?? origin.characters))
  }

  // MARK: Parts

  /// `balance 100 → 40`
  func change(of name: String, _ old: String, _ new: String) -> StyledText {
    "\(name, .name) \(wording.value(old)) \(wording.glyphs.arrow, .dim) \(wording.value(new))"
  }

  /// Returns which children delay the error of a group; empty if they end without another event.
  private func delay(by lanes: [LaneID], _ happening: Happening) -> StyledText {
    let slow = lanes.filter { (facts.lastActs[$0] ?? 0) > happening.number }
    if slow.isEmpty { return "" }
    return "; the error leaves the group only after \(list(slow)) "
      + "\(slow.count == 1 ? "has" : "have", .plain) ended"
  }

  /// Returns how the functions that waited use a property of their actor after the wait; empty if
  /// they don't.
  private func advice(afterChangeOf property: String, _ happening: Happening) -> StyledText {
    for call in happening.event.calls.reversed() {
      guard let place = call.place, let start = call.function.place,
        let use = source.firstUse(of: property, after: place, inFunctionAt: start)
      else { continue }
      switch use {
      case .reads: return ". Check again after the await"
      case .assigns(let place):
        return ". The assignment at \(wording.at(place)) \("doesn't read it again", .lost), so it "
          + "overwrites that change"
      }
    }
    return ""
  }

  /// `open`
  private func scope(_ happening: Happening) -> String {
    guard let call = happening.event.calls.last, !happening.cause.path.isEmpty else {
      return "its scope"
    }
    return call.displayName
  }

  private func reason(
    forAbandoning lane: LaneID, _ error: ConcurrencyNote.LeavingError?, _ happening: Happening
  ) -> StyledText {
    guard let error else { return "nobody awaited it" }
    let scope = StyledText(scope(happening))
    if let wait = facts.lastAwaits[lane], facts.failures.contains(wait.lane),
      let place = wait.at.event.place, !source.isOptionalTry(around: place)
    {
      return "the \("error", .lost) of \(wait.lane) left " + scope + " at \(wording.at(place)), "
        + "before \(lane) was awaited"
    }
    let thrown: StyledText = error.place.map { ", thrown at \(wording.at($0))," } ?? ""
    var text: StyledText = "the \("error", .lost) \(wording.value(error.text))" + thrown
    text += " left " + scope + " before \(lane) was awaited"
    if (facts.lastActs[lane] ?? 0) > happening.number {
      text += "; " + scope + " waits until \(lane) has ended"
    }
    return text
  }

  /// Returns the annotation of a change that a task made on an actor.
  private func write(
    of property: String, _ old: String, _ new: String, on actor: String, _ happening: Happening
  ) -> Annotation {
    let lane = happening.event.lane
    if let place = happening.ownPlace { wording.citations.add(place.line) }
    var origin: StyledText = "of \(actor, .name)"
    if let cancellation = facts.cancellations[lane], cancellation.number < happening.number {
      origin += "; \("although", .lost) \(lane) was cancelled at \(place(of: cancellation)): a "
      origin += "cancellation doesn't stop code. Check Task.isCancelled before the change"
    }
    var changed = annotation(.changed, change(of: property, old, new), origin: origin, happening)
    changed.party = Party(name: actor, role: .scene)
    return changed
  }

  // MARK: Clocks

  /// `the test clock`, `test clock #2` if the trace has several.
  private func name(of clock: ConcurrencyNote.LibraryClock, _ number: Int) -> StyledText {
    guard clock == .test, facts.testClocks.count > 1,
      let index = facts.testClocks.firstIndex(of: number)
    else { return "the \(clock.rawValue, .plain)" }
    return "\("\(clock.rawValue) #\(index + 1)", .name)"
  }

  private func advance(of clock: Int, to time: Double?, _ happening: Happening) -> Annotation {
    let hasMany = facts.testClocks.count > 1
    let name = hasMany ? self.name(of: .test, clock) : "the clock"
    let woken = facts.woken[happening.number] ?? []
    // The sleep may be a library's, of which the trace shows nothing.
    var origin: StyledText = woken.isEmpty ? "" : "wakes \(list(woken))"
    if woken.isEmpty, let other = facts.asleep.first(where: { $0.clock != clock }) {
      origin =
        "\("wakes nobody", .lost): \(other.lane) sleeps on "
        + self.name(of: .test, other.clock)
    }
    return annotation(
      .advance,
      time.map { name + " to \(wording.seconds($0), .plain)" } ?? name + " until nobody sleeps",
      origin: origin, happening)
  }

  private func groupResult(
    _ lane: LaneID?, _ value: String?, _ error: String?, _ happening: Happening
  ) -> Annotation {
    var what = lane.map(name) ?? "a child task"
    if let error {
      what += " \("throws", .lost) \(wording.value(error))"
    } else if let value {
      what += " \(wording.glyphs.arrow, .dim) \(wording.value(value))"
    }
    var result = annotation(.next, what, subject: error == nil ? "" : "throws", happening)
    result.value = value
    return result
  }

  /// `T1, T2`, `T1 … T9`
  func list(_ lanes: [LaneID]) -> StyledText {
    guard lanes.count > 4, let first = lanes.first, let last = lanes.last else {
      return lanes.dropFirst().reduce(lanes.first.map { "\($0)" } ?? "") { $0 + ", \($1)" }
    }
    return "\(first) \(wording.glyphs.ellipsis, .dim) \(last)"
  }

  private func separated(_ text: StyledText) -> StyledText {
    text.isEmpty ? "" : "; " + text
  }

  // MARK: Cancellation and sleep

  /// Returns a remark about the cancellation of a lane; empty for most.
  func cancellation(of lane: LaneID, _ happening: Happening) -> StyledText {
    if let end = facts.ends[lane], end < happening.number {
      return "\("no effect", .lost): \(lane) had ended"
    }
    if let first = facts.cancellations[lane], first.number < happening.number {
      return "it was cancelled before, at \(place(of: first))"
    }
    return ""
  }

  /// Returns the reason why a sleep ended, and the actor that it left free; empty for most.
  func sleepOrigin(_ happening: Happening) -> StyledText {
    var parts: [StyledText] = []
    let lane = happening.event.lane
    switch facts.wakings[happening.number] {
    case .cancellation:
      let cause = facts.cancellations[lane].map { " at \(place(of: $0))" as StyledText } ?? ""
      // Whether the first sleep began before the cancellation may depend on scheduling.
      if facts.firstCancelledSleeps[lane] != happening.number {
        parts.append("\("ended at once", .lost): \(lane) had been cancelled" + cause)
      } else {
        parts.append("\("ended early", .lost): \(lane) was cancelled" + cause)
      }
      if facts.lastActs[lane] == happening.number, facts.failures.contains(lane) {
        parts.append("the error ends \(lane), so the code after this await doesn't run")
      } else if facts.firstCancelledSleeps[lane] == happening.number,
        let last = facts.lastActs[lane],
        last > happening.number || facts.ends[lane] != nil && !facts.failures.contains(lane),
        let call = happening.event.place, source.isOptionalTry(around: call)
      {
        parts.append(
          "try? drops the error, so \(lane) continues. To stop there, throw the error, or check "
            + "Task.isCancelled")
      }
    case .clock(let advance?): parts.append("woken by the advance at \(place(of: advance))")
    case .clock(nil): break
    case nil:
      if case .concurrency(.sleptOnClock) = happening.event.kind {
        parts.append("\("never woken", .lost): nobody advanced the clock that far")
      }
    }
    if let actor = facts.freeActors[happening.number] {
      parts.append("\(actor, .name) is free meanwhile")
    }
    return parts.dropFirst().reduce(parts.first ?? "") { $0 + "; " + $1 }
  }

  /// Returns the actor that a sleep leaves free.
  func freeActor(_ happening: Happening) -> Party? {
    facts.freeActors[happening.number].map { Party(name: $0, role: .scene) }
  }

  func place(of happening: Happening) -> StyledText {
    guard let place = happening.place ?? happening.event.place else { return "an unknown line" }
    return wording.place(of: happening, or: place)
  }
}
