import Recording

extension Annotator {
  /// Returns nil for a note that another annotation includes.
  func annotation(of note: ConcurrencyNote, _ happening: Happening) -> Annotation? {
    switch note {
    case .abandoned(let lane, let error):
      return annotation(
        .cancel, name(of: lane),
        origin: end(ofScopeOf: lane, reason(forAbandoning: lane, error, happening), happening),
        happening)
    case .reached(let lane, let parent):
      let origin = parent.map(ConcurrencyMessage.childOf) ?? .cancelledWithGroup
      return annotation(.reaches, name(of: lane), origin: origin.styled, happening)
    case .reachedHandler(let lane, let handler):
      return annotation(
        .reaches, ConcurrencyMessage.handler(of: lane, at: handler.map(wording.at)).styled,
        origin: ConcurrencyMessage.handlerRuns(
          in: happening.event.lane, of: lane, reads: happenings.hasTaskLocals
        ).styled, happening)
    case .keepsWaiting(let lane, let wait):
      let reason: ConcurrencyMessage =
        switch wait {
        case .continuation(let place): .waitsForResume(lane, at: place.map(wording.at))
        case .task(let task): .waitsForTask(lane, task)
        }
      return annotation(
        .misses, ConcurrencyMessage.waitOf(lane).styled, origin: reason.styled, happening)
    case .handlerFirst(let handler):
      let lane = happening.event.lane
      let cause = facts.cancellations[lane].map(place)
      return annotation(
        .reaches, ConcurrencyMessage.earlyHandler(at: handler.map(wording.at)).styled,
        origin: ConcurrencyMessage.handlerRunsFirst(lane, cancelledAt: cause).styled, happening)
    // A cancellation of a task that has ended reaches nothing.
    case .missed(_, let creator) where (facts.ends[creator] ?? .max) < happening.number: return nil
    case .missed(let lane, let creator):
      if let cancellation = facts.cancellations[lane] {
        // The annotation of an effect's cancellation says why.
        if case .store(.effectCancelled(_, .task)) = cancellation.event.kind { return nil }
        if let place = cancellation.event.place, isPart(cancellation, of: happening) {
          return annotation(
            .reaches, name(of: lane),
            origin: ConcurrencyMessage.notAChildButReached(of: creator, at: wording.at(place))
              .styled, happening)
        }
        return annotation(
          .misses, name(of: lane),
          origin: ConcurrencyMessage.notAChildButCancelled(
            of: creator, at: place(of: cancellation)
          ).styled, happening)
      }
      let dropping = fillers.sleeps[lane].flatMap { place in
        source.isOptionalTry(around: place) ? wording.at(place) : nil
      }
      let message: ConcurrencyMessage =
        fillers.lanes.contains(lane)
        ? .fillsStream(lane, missedBy: creator, dropping: dropping) : .notAChild(of: creator)
      var miss = annotation(.misses, name(of: lane), origin: message.styled, happening)
      miss.line = happening.place.flatMap { extents.groupEnds[$0] }
      return miss
    case .wokenByCancellation, .leavesFree, .wokenByClock, .runs:
      return nil

    case .cancellationSeen(let isError):
      let lane = happening.event.lane
      let cause = facts.cancellations[lane].map(place)
      if isError {
        return annotation(
          .throw, "CancellationError()",
          origin: ConcurrencyMessage.checkThrows(lane, at: cause).styled, happening)
      }
      return annotation(
        .read, wording.read("Task.isCancelled", "\(true)"),
        origin: ConcurrencyMessage.isCancelled(lane, at: cause).styled, happening)
    case .askedOutsideTasks:
      return annotation(
        .read, wording.read("Task.isCancelled", "\(false)"),
        origin: ConcurrencyMessage.asksOutsideTasks(happening.event.lane).styled, happening)
    case .resumed(let lane, let value, let error, let actor):
      var resume = result(.resume, name(of: lane), value, error, happening)
      if let actor, calls.onlyReady.contains(happening.number) {
        resume.origin =
          ConcurrencyMessage.onlyReady(lane, behind: happening.event.lane, on: actor).styled
      }
      return resume
    case .leaked: return leak(happening)
    case .foundUnfinished, .lockWrote, .lockChangedBetween:
      return sharedChange(note, happening)
    case .groupCancelled:
      return annotation(.cancel, ConcurrencyMessage.group.styled, happening)
    case .discarded(isFirst: true):
      return annotation(
        .cancel, ConcurrencyMessage.group.styled,
        origin: ConcurrencyMessage.firstError(of: happening.event.lane).styled, happening)
    case .discarded(isFirst: false): return nil
    case .childRefused:
      return annotation(
        .refuse, ConcurrencyMessage.childTask.styled,
        origin: ConcurrencyMessage.groupIsCancelled.styled, happening)
    case .groupResult(let lane, let value, let error):
      let what = lane.map(name) ?? ConcurrencyMessage.childTask.styled
      var next = result(.next, what, value, error, happening)
      if order.outOfOrder.contains(happening.number) {
        next.origin = ConcurrencyMessage.orderOfResults.styled
      } else if order.onesBeforeNext.contains(happening.number) {
        next.origin = ConcurrencyMessage.oneByOne(happening.event.lane).styled
      }
      return next
    case .waitsForAll(let lanes):
      return annotation(
        .waits, ConcurrencyMessage.waitsFor(lanes, ellipsis: ellipsis).styled,
        origin: ConcurrencyMessage.byWaitForAll(
          failing: lanes.contains(where: facts.failures.contains)
        ).styled, happening)
    case .groupWaits(let all, let threw):
      let lanes = threw ? all.filter { facts.ends[$0] ?? .max > happening.number } : all
      if lanes.isEmpty { return nil }
      var waits = annotation(
        .waits, ConcurrencyMessage.waitsFor(lanes, ellipsis: ellipsis).styled,
        origin: threw
          ? [ConcurrencyMessage.bodyThrew.styled, delay(by: lanes, happening)].joined(by: "; ")
          : [end(ofGroupWith: lanes, happening), errorInBody(happening)].joined(by: "; "),
        happening)
      waits.line = happening.place.flatMap { extents.groupEnds[$0] }
      return waits

    case .changedMeanwhile:
      return changeMeanwhile(note, happening)
    case .changedBetween(let actor, let property, let old, let new, let lane, let since):
      var changed = annotation(
        .finds, change(of: property, old, new),
        origin: ConcurrencyMessage.changedBetween(
          by: lane, since: since.map(wording.at), reader: happening.event.lane, actor: actor
        ).styled, happening)
      changed.party = Party(name: actor, role: .scene)
      return changed
    case .changedLater(let property, let old, let new):
      // Only the changes of a task that began after its creator had gone on are surprising. Code that
      // awaits the task has the new value afterwards.
      let lane = happening.event.lane
      guard created[lane]?.beginning.isBehindCreator == true, !results.isAwaited(lane) else {
        return nil
      }
      return annotation(.changed, change(of: property, old, new), subject: property, happening)

    case .wrote(let actor, let property, let old, let new):
      // Code that awaits the task has the new value afterwards.
      let isExpected =
        results.isAwaited(happening.event.lane) || happening.event.lane.family != .task
      if isExpected, !facts.contested.contains("\(actor).\(property)") { return nil }
      return write(of: property, old, new, on: actor, happening)

    case .sleptOnClock(let clock, let number, let until):
      var sleep = annotation(
        .sleep, ConcurrencyMessage.until(wording.seconds(until)).styled,
        origin: [
          ConcurrencyMessage.ofClock(name(of: clock, number)).styled, sleepOrigin(happening),
        ].joined(by: "; "), happening)
      sleep.party = freeActor(happening)
      return sleep
    case .clockAdvanced(let number, let time):
      return advance(of: number, to: time, happening)

    case .weakReferenceIsNil:
      return annotation(
        .read, wording.read(ConcurrencyMessage.weakReference.styled.characters, "nil"),
        origin: ConcurrencyMessage.objectHasGone(happening.event.lane).styled, happening)
    case .streamMade, .streamYielded, .streamReceived, .streamEnded, .streamFinished,
      .streamTerminated, .streamFinishIgnored, .streamHandlerReplaced:
      return streamAnnotation(of: note, happening)
    case .dispatch(let note): return self.annotation(of: note, happening)
    case .deadlock(let deadlock):
      // A program that it ends says so there.
      if happening.event.lane == trap?.lane, happening.event.place == outcome.place { return nil }
      return self.annotation(of: deadlock, happening)
    }
  }

  /// Returns whether code that a cancellation calls, such as a handler, makes another one.
  private func isPart(_ inner: Happening, of outer: Happening) -> Bool {
    inner.number > outer.number && inner.event.lane == outer.event.lane
      && inner.place == outer.place && inner.event.place != outer.event.place
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

  /// Returns at the end of which scope an `async let` was cancelled, and why.
  private func end(
    ofScopeOf lane: LaneID, _ reason: StyledText, _ happening: Happening
  ) -> StyledText {
    if let lane = created[lane], case .asyncLet(let variable) = lane.kind,
      let place = lane.createdAt, source.isInInnerBlock(place)
    {
      return ConcurrencyMessage.atEndOfBlock(of: StyledText(variable, .name), reason).styled
    }
    return ConcurrencyMessage.atEnd(of: scope(happening), reason).styled
  }

  /// Returns why a group waits for children that the program doesn't need: it has another result.
  private func errorInBody(_ happening: Happening) -> StyledText {
    guard let child = order.errorsInBody[happening.number] else { return "" }
    return ConcurrencyMessage.errorStays(of: child).styled + "; "
      + ConcurrencyMessage.resultsDropped.styled
  }

  private func end(ofGroupWith lanes: [LaneID], _ happening: Happening) -> StyledText {
    let lane = happening.event.lane
    guard order.errorsInBody[happening.number] == nil, facts.groupReaders.contains(lane),
      lanes.allSatisfy({ facts.cancellations[$0] == nil })
    else { return ConcurrencyMessage.endOfGroup.styled }
    return ConcurrencyMessage.endOfUnfinishedGroup.styled
  }

  /// Returns which children delay the error of a group; empty if they end without another event.
  private func delay(by lanes: [LaneID], _ happening: Happening) -> StyledText {
    let slow = lanes.filter { (facts.lastActs[$0] ?? 0) > happening.number }
    if slow.isEmpty { return "" }
    return ConcurrencyMessage.errorWaits(for: slow, ellipsis: ellipsis).styled
  }

  /// `open`
  func scope(_ happening: Happening) -> String? {
    guard let call = happening.event.calls.last, !happening.cause.path.isEmpty else { return nil }
    return call.displayName
  }

  private func reason(
    forAbandoning lane: LaneID, _ error: ConcurrencyNote.LeavingError?, _ happening: Happening
  ) -> StyledText {
    guard let error else { return ConcurrencyMessage.nobodyAwaited.styled }
    let scope = scope(happening)
    if let wait = facts.lastAwaits[lane], facts.failures.contains(wait.lane),
      let place = wait.at.event.place, !source.isOptionalTry(around: place)
    {
      let message = ConcurrencyMessage.errorLeftEarlier(
        of: wait.lane, lane, scope: scope, at: wording.at(place))
      return message.styled
    }
    var messages: [ConcurrencyMessage] = [
      .errorLeft(
        wording.value(error.text), thrownAt: error.place.map(wording.at), lane, scope: scope)
    ]
    if (facts.lastActs[lane] ?? 0) > happening.number {
      messages.append(.scopeWaits(lane, scope: scope))
    }
    return messages.map(\.styled).joined(by: "; ")
  }

  /// Returns the annotation of a change that a task made on an actor.
  private func write(
    of property: String, _ old: String, _ new: String, on actor: String, _ happening: Happening
  ) -> Annotation {
    let lane = happening.event.lane
    if let place = happening.ownPlace { wording.citations.add(place.line) }
    var origin = ConcurrencyMessage.ofActor(actor).styled
    if let cancellation = facts.cancellations[lane], cancellation.number < happening.number {
      origin += "; " + ConcurrencyMessage.cancelledYet(lane, at: place(of: cancellation)).styled
    }
    var changed = annotation(.changed, change(of: property, old, new), origin: origin, happening)
    changed.party = Party(name: actor, role: .scene)
    return changed
  }

  /// Returns the annotation of a result that another lane has, or gets.
  private func result(
    _ verb: Annotation.Verb, _ lane: StyledText, _ value: String?, _ error: String?,
    _ happening: Happening
  ) -> Annotation {
    var what = lane
    if let error {
      what = ConcurrencyMessage.throws(what, wording.value(error)).styled
    } else if let value {
      what += " \(wording.glyphs.arrow, .dim) \(wording.value(value))"
    }
    var result = annotation(verb, what, subject: error == nil ? "" : "throws", happening)
    result.value = value
    return result
  }

  /// The mark between the first and the last one of many lanes.
  var ellipsis: StyledText { StyledText(wording.glyphs.ellipsis, .dim) }
}
