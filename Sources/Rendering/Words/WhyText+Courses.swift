import Recording

/// The course of a task, a closure on a queue or an effect: who started it, who cancelled it, and how it
/// ended.
extension WhyText {
  /// - Parameter name: `T1`, `D1`, `E1`.
  /// - Returns: Nil if there is none of this name.
  func courseSentence(_ name: String) -> StyledText? {
    let effect = happenings.all.lazy.compactMap { happening -> (StoreEffect, Happening)? in
      guard case .store(.effectStarted(let effect)) = happening.event.kind,
        happenings.stores.name(of: effect.id) == name
      else { return nil }
      return (effect, happening)
    }.first
    if let (effect, start) = effect { return course(of: effect, start) }
    let lane = happenings.all.lazy.compactMap { happening -> Lane? in
      guard case .laneCreated(let lane) = happening.event.kind, lane.id.name == name else {
        return nil
      }
      return lane
    }.first
    return lane.map(course)
  }

  /// Whether the name is one that a trace gives to a task, a closure on a queue or an effect.
  static func isNumbered(_ name: String) -> Bool {
    name.first.map { "TDE".contains($0) } ?? false && Int(name.dropFirst()) != nil
  }

  private func course(of lane: Lane) -> StyledText {
    var messages: [WhyMessage] = []
    if let effect = happenings.stores.effect(of: lane.id) {
      messages.append(.isTask(lane.id, of: wording.name(of: effect)))
    } else if let creation = happenings.creation(of: lane.id) {
      messages.append(
        .started(
          wording.creation(of: lane), by: creation.event.lane, at: whereabouts(creation),
          after: lane.kind.delay.map(wording.seconds)))
    }
    let facts = ConcurrencyFacts(happenings)
    if let cancellation = facts.cancellations[lane.id] {
      messages.append(.wasCancelled(at: whereabouts(cancellation)))
    }
    messages += cancellationsWithoutEffect(on: lane.id, facts)
    messages.append(end(of: lane.id))
    return messages.map(\.styled).joined(by: " ")
  }

  /// The cancellations that don't reach a task, or that don't end its wait.
  private func cancellationsWithoutEffect(
    on lane: LaneID, _ facts: ConcurrencyFacts
  ) -> [WhyMessage] {
    happenings.all.compactMap { happening in
      switch happening.event.kind {
      case .concurrency(.missed(lane, let creator)) where facts.cancellations[lane] == nil:
        .cancellationMissed(creator, at: whereabouts(happening))
      case .concurrency(.keepsWaiting(lane, .continuation(let place))):
        .keptWaitingForResume(at: place.map(wording.at))
      case .concurrency(.keepsWaiting(lane, .task(let task))): .keptWaiting(for: task)
      default: nil
      }
    }
  }

  private func course(of effect: StoreEffect, _ start: Happening) -> StyledText {
    let name = wording.name(of: effect.id)
    // A sequence has no place of its own.
    var place = effect.place
    if case .sequence = effect.kind { place = nil }
    var sentences = [
      WhyMessage.startedByAction(
        name, action: wording.name(of: effect.action), at: place.map(wording.at)
      ).styled
    ]
    var hasEnded = false
    for happening in happenings.all where happening.number > start.number {
      switch happening.event.kind {
      case .store(.effectCancelled(effect.id, let cause)):
        sentences.append(
          WhyMessage.effectCancelled(because: wording.reason(cause, of: effect.id)).styled)
      case .store(.effectEnded(effect.id, let isCancelled, let error)):
        hasEnded = true
        if happenings.stores.cancelledItself(effect.id) {
          sentences.append(WhyMessage.ignoredCancellation.styled)
        } else if let error {
          sentences.append(WhyMessage.ended(error: wording.value(error), lastEventAt: nil).styled)
        } else if !isCancelled {
          sentences.append(WhyMessage.ended(error: nil, lastEventAt: nil).styled)
        }
      default: break
      }
    }
    if !hasEnded { sentences.append(WhyMessage.neverEnded(lastEventAt: nil).styled) }
    return sentences.joined(by: " ")
  }

  /// Sentences about the first effects that were cancelled, or ended with an error.
  var coursesOfEarlyEnds: [StyledText] {
    let most = 3
    var early: Set<EffectID> = []
    for happening in happenings.all {
      switch happening.event.kind {
      case .store(.effectCancelled(let effect, _)): early.insert(effect)
      case .store(.effectEnded(let effect, isCancelled: true, _)): early.insert(effect)
      case .store(.effectEnded(let effect, _, error: _?)): early.insert(effect)
      default: break
      }
    }
    return happenings.all.lazy.compactMap { happening -> StyledText? in
      guard case .store(.effectStarted(let effect)) = happening.event.kind,
        early.contains(effect.id)
      else { return nil }
      return course(of: effect, happening)
    }.prefix(most).map(\.self)
  }

  private func end(of lane: LaneID) -> WhyMessage {
    var last: Happening?
    for happening in happenings.all where happening.event.lane == lane {
      if case .laneEnded(let error) = happening.event.kind {
        return .ended(
          error: error.map { wording.value($0) }, lastEventAt: last.flatMap(whereabouts))
      }
      if case .laneBegan = happening.event.kind { continue }
      last = happening
    }
    return .neverEnded(lastEventAt: last.flatMap(whereabouts))
  }

  /// Returns the line of a happening, in a function if it has a place there.
  func whereabouts(_ happening: Happening) -> StyledText? {
    (happening.ownPlace ?? happening.place ?? happening.event.place).map(wording.at)
  }
}

extension LaneKind {
  /// The delay of `asyncAfter`, in seconds.
  fileprivate var delay: Double? { if case .dispatch(_, let delay) = self { delay } else { nil } }
}
