import Differences
import Recording

extension Annotator {
  /// Returns nil for a note that another annotation includes.
  func annotation(of note: StoreNote, _ happening: Happening) -> Annotation? {
    guard var annotation = plainAnnotation(of: note, happening) else { return nil }
    annotation.party = note.store.map { store in
      Party(name: happenings.stores.name(ofStore: store), role: note.role)
    }
    switch note {
    case .effectStarted(let effect):
      guard let lane = happenings.stores.lane(of: effect.id) else { break }
      annotation.created = lane
      annotation.creation = name(of: lane)
    case .effectCancelled(let effect, _):
      let working = happenings.stores.working(for: effect)
      annotation.cancelled = happenings.stores.lane(of: working)
    default: break
    }
    return annotation
  }

  private func plainAnnotation(of note: StoreNote, _ happening: Happening) -> Annotation? {
    let event = happening.event
    func annotation(
      _ verb: Annotation.Verb, _ what: StyledText, origin: StyledText = "", subject: String = ""
    ) -> Annotation {
      Annotation(
        number: event.number, lane: event.lane, verb: verb, what: [what], origin: origin,
        pattern: Annotation.Pattern(verb: verb, family: event.lane.family, subject: subject))
    }

    switch note {
    case .reduced(let action): return self.annotation(of: action, happening)
    case .effectStarted(let effect):
      var what = wording.effect(effect)
      if let lane = happenings.stores.lane(of: effect.id) { what += " (\(lane))" }
      var origin = [wording.origin(of: effect), staleCopies(of: effect)].joined(by: "; ")
      if isFinished, let lane = happenings.stores.lane(of: effect.id),
        order.openReaders.contains(lane)
      {
        origin = [origin, TaskMessage.readsOn(lane, cancelledAt: nil).styled].joined(by: "; ")
      }
      return annotation(
        .effect, what, origin: origin,
        subject: "\(effect.kind) \(effect.place?.line ?? 0)")
    case .effectBegan: return nil
    // The annotation of the sequence includes it.
    case .effectCancelled(_, .sequence): return nil
    case .effectCancelled(let effect, let cause):
      var origin = wording.reason(cause, of: effect)
      if let unsent = wording.unsent(by: effect) {
        origin += "; " + unsent
      } else if let unbegun = wording.unbegun(by: effect) {
        origin += "; " + unbegun
      } else if let doing = doing(effect, before: event.number) {
        origin += "; " + doing
      }
      if catches(effect) { origin += ". " + wording.callsNoCatch }
      if isCancelledByOwnAction(effect, cause, before: event.number) {
        origin += ". " + StateMessage.startedBefore(wording.name(of: effect)).styled
      }
      if case .cancelInFlight(_, by: let action, at: _) = cause,
        happenings.stores.started(effect)?.action == action
      {
        origin += ". " + StateMessage.sameIDOfOneAction(wording.name(of: action)).styled
      }
      return annotation(.cancel, wording.name(of: effect), origin: origin, subject: "effect")
    case .effectEnded(let effect, isCancelled: true, _)
    where happenings.stores.cancelledItself(effect):
      return annotation(
        .throw, "CancellationError()", origin: wording.ignoresCancellation(effect),
        subject: "CancellationError")
    case .effectEnded(_, isCancelled: true, _): return nil
    case .effectEnded(let effect, _, error: let error?):
      return annotation(
        .throw, StyledText(error), origin: TaskMessage.endsEffect(wording.name(of: effect)).styled,
        subject: error)
    case .effectEnded(let effect, _, nil):
      // Its end is the action that it sends.
      if wording.unsent(by: effect) != nil { return nil }
      return annotation(.end, wording.name(of: effect), subject: "effect")
    case .nothingToCancel(let missed):
      return annotation(
        .cancel, StateMessage.id(missed.id).styled,
        origin: wording.nothingToCancel(
          missed, others: happenings.stores.identified(at: event.number)),
        subject: missed.id)
    case .dropped(let action, let effect):
      return annotation(
        .drop, wording.value(action), origin: wording.dropped(by: effect), subject: action)
    case .throttled(let action, let id, let waiting, _):
      return annotation(
        .drop, wording.throttled(action, id: id), origin: wording.throttled(by: waiting),
        subject: id)
    case .waiting(let action, let effects):
      return annotation(.await, wording.waiting(for: effects, of: action), subject: "effects")
    case .overrides(let overrides, _):
      let effects = happenings.stores.inFlight(at: event.number)
      var set = annotation(
        .override, "", origin: wording.overridesInStore(keptBy: effects), subject: "store")
      set.what = overrides.map { wording.binding($0.name, $0.value) }
      return set
    case .received(let action, let skipped):
      return annotation(
        .receive, wording.name(of: action),
        origin: skipped.isEmpty ? "" : wording.skipped(skipped), subject: "action")
    case .unmet(let action, _, _):
      return annotation(
        .expect, StateMessage.anotherState.styled,
        origin: action == nil
          ? wording.unmet(changedBy: change(expectedAt: happening))
          : wording.unmet(satisfiedBy: action),
        subject: "state")
    }
  }

  /// Returns an action that makes the changes that a test expects, and perhaps further ones. The
  /// test hasn't received the action yet.
  private func change(expectedAt happening: Happening) -> (action: ActionID, isLater: Bool)? {
    guard case .store(.unmet(_, let store, let expected)) = happening.event.kind else {
      return nil
    }
    var received: Set<ActionID> = []
    var found: [Happening] = []
    for other in happenings.all {
      switch other.event.kind {
      case .store(.received(let action, let skipped)) where other.number < happening.number:
        received.formUnion(skipped + [action])
      case .store(.reduced(let action)) where action.id.store == store && action.isOfEffect:
        if action.changes.include(expected) { found.append(other) }
      default: break
      }
    }
    for other in found {
      guard case .store(.reduced(let action)) = other.event.kind, !received.contains(action.id)
      else { continue }
      return (action.id, other.number > happening.number)
    }
    return nil
  }

  /// Makes no words yet, because a loop sends many actions, of which a few are shown.
  private func annotation(of action: StoreAction, _ happening: Happening) -> Annotation {
    let event = happening.event
    return Annotation(
      number: event.number, lane: event.lane, verb: .action, what: [], value: action.label,
      pattern: Annotation.Pattern(
        verb: .action, family: event.lane.family,
        subject: String(action.label.prefix { $0 != "(" }),
        turn: happenings.stores.turn(of: action.id)))
  }

  /// Adds the words that were omitted.
  func worded(_ annotation: Annotation) -> Annotation {
    guard let index = annotation.wordless,
      case .store(.reduced(let action)) = happenings.all[index].event.kind
    else { return annotation }
    var worded = annotation
    worded.wordless = nil
    worded.what = words(for: action, at: index)
    worded.origin = wording.origin(of: action)
    if let store = happenings.stores.sharedName(ofStore: action.id.store) {
      worded.origin = [wording.sent(toStore: store), worded.origin].joined(by: "; ")
    }
    return worded
  }

  private func words(for action: StoreAction, at index: Int) -> [StyledText] {
    var what: [StyledText] = ["\(wording.name(of: action.id)) \(wording.value(action.label))"]
    for observed in action.observed {
      what.append("  " + wording.observed(observed))
      what += wording.changes(observed.changes).map { "    " + $0 }
    }
    let steps = action.shownSteps(reporting: issuePlaces(ofActionAt: index))
    if steps.isEmpty {
      let changes = wording.changes(action.changes)
      let unreached = happenings.stores.hasNoConsequences(action.id) ? action.unreached : nil
      let none =
        action.unbound.map(wording.noBinding)
        ?? unreached.map { StateMessage.unreached($0).styled } ?? wording.noChange
      what += (changes.isEmpty ? [none] : changes).map { "  " + $0 }
    }
    for (step, number) in steps {
      what += wording.step(step, number: number).map { "  " + $0 }
    }
    what += early(steps).map { "  " + $0 }
    what += action.facts.compactMap { fact in
      if case .unreturnedEffect(let place) = fact {
        return "  " + StateMessage.unreturned(at: wording.at(place)).styled
      }
      if case .equalAlthoughChanged(_, let type, let property, let old, let new) = fact {
        return "  "
          + StateMessage.equalAlthough(type, property, wording.value(old), wording.value(new))
          .styled
      }
      return fact.message.map { "  " + $0.styled }
    }
    if let missing = happenings.stores.missingPart(of: action.id) {
      what.append("  " + wording.missing(missing.part, since: missing.since))
    }
    if let popped = happenings.stores.poppedElement(of: action.id) {
      what.append("  " + wording.missing(element: popped.id, poppedBy: popped.by))
    }
    let survivors = happenings.stores.survivors(of: action.id)
    if let change = happenings.stores.elementChange(by: action.id) {
      what += wording.elementEffects(change).map { "  " + $0 }
    }
    if !survivors.isEmpty { what.append("  " + wording.goingOn(survivors)) }
    if let kept = happenings.stores.kept(by: action.id) {
      what.append("  " + wording.keeping(kept.effects, of: kept.part))
    }
    return what
  }

  /// Returns the places of the issues that an action's reducers reported.
  private func issuePlaces(ofActionAt index: Int) -> Set<Place> {
    let lane = happenings.all[index].event.lane
    var places: Set<Place> = []
    for happening in happenings.all[(index + 1)...] {
      let event = happening.event
      guard event.lane == lane, case .issueReported = event.kind else { break }
      if let place = event.place { places.insert(place) }
    }
    return places
  }

  /// Returns that the closure of an effect has copied parts of the state that an action changed before the
  /// effect had ended; empty for most.
  private func staleCopies(of effect: StoreEffect) -> StyledText {
    guard effect.kind == .run, effect.part.isEmpty, let place = effect.place else { return "" }
    let copies = source.captures(ofClosureAfter: place).compactMap { capture in
      guard capture.path[0] == "state" else { return nil as (String, ActionID)? }
      let path = Array(capture.path.dropFirst())
      return happenings.stores.laterChange(of: path, during: effect.id).map { (capture.name, $0) }
    }
    guard let first = copies.first?.1 else { return "" }
    return StateMessage.keepsCopy(
      of: copies.map(\.0), changedBy: wording.name(of: first)
    ).styled
  }

  /// Returns whether an effect has a closure that handles its errors.
  private func catches(_ effect: EffectID) -> Bool {
    guard let started = happenings.stores.started(effect), started.kind == .run,
      let place = started.place
    else { return false }
    return source.mentions("catch", in: place.line...source.endOfCall(from: place))
  }

  /// Returns the sentences about reducers that use a part of the state before a later one changes it.
  private func early(_ steps: [(step: StoreAction.Step, number: Int)]) -> [StyledText] {
    steps.enumerated().compactMap { index, early in
      guard early.step.reducesAll, let place = early.step.place else { return nil }
      let own = early.step.changes.shown.map(\.path)
      if own.isEmpty { return nil }
      let lines = place.line...source.endOfCall(from: place)
      for later in steps[(index + 1)...] {
        // A part that is only added can't have been used.
        for change in later.step.changes.shown where change.old != nil && !own.contains(change.path)
        {
          let path = change.path
          let words = path.split { !$0.isLetter }.map(String.init)
          guard !words.isEmpty, words.allSatisfy({ source.mentions($0, in: lines) }) else {
            continue
          }
          return wording.usesEarly(path, early.number, changedBy: later.number)
        }
      }
      return nil
    }
  }

  /// Returns whether an action whose reducer returned an effect also cancels it, before it has begun.
  private func isCancelledByOwnAction(
    _ effect: EffectID, _ cause: StoreCancellation, before number: Int
  ) -> Bool {
    guard case .id(_, by: let action) = cause, happenings.stores.started(effect)?.action == action
    else { return false }
    let working = happenings.stores.working(for: effect)
    guard let lane = happenings.stores.lane(of: working) else {
      return happenings.stores.neverBegan(working)
    }
    return happenings.last(of: lane, before: number) == nil
  }

  /// Returns whether an effect was asleep, waited or hadn't begun when it was cancelled.
  private func doing(_ effect: EffectID, before number: Int) -> StyledText? {
    let name = wording.name(of: effect)
    let working = happenings.stores.working(for: effect)
    guard let lane = happenings.stores.lane(of: working) else {
      return happenings.stores.neverBegan(working) ? StateMessage.hadNotBegun(name).styled : nil
    }
    guard let last = happenings.last(of: lane, before: number) else {
      return StateMessage.hadNotBegun(name).styled
    }
    let place = (last.ownPlace ?? last.place).map(wording.at)
    switch last.event.kind {
    case .slept: return StateMessage.wasAsleep(name, at: place).styled
    case .awaited(let other): return StateMessage.waitedFor(name, other, at: place).styled
    default: return nil
    }
  }
}

extension StoreNote {
  /// The number of its store; nil without one.
  fileprivate var store: Int? {
    switch self {
    case .reduced(let action): action.id.store
    case .effectStarted(let effect): effect.id.store
    case .effectBegan(let effect), .effectCancelled(let effect, _), .effectEnded(let effect, _, _),
      .dropped(_, let effect):
      effect.store
    case .nothingToCancel(let missed): missed.store
    case .throttled(_, _, _, let store), .unmet(_, let store, _): store
    case .waiting(let action, let effects): action?.store ?? effects.first?.store
    case .received(let action, _): action.store
    case .overrides(_, let store): store
    }
  }

  /// The store's role in it.
  fileprivate var role: Party.Role {
    switch self {
    case .reduced(let action): if case .reducer = action.sender { .doer } else { .receiver }
    case .effectStarted, .effectCancelled, .nothingToCancel, .throttled: .doer
    case .effectBegan, .effectEnded, .dropped, .waiting, .received, .unmet, .overrides: .scene
    }
  }
}

extension StoreAction.Fact {
  fileprivate var message: StateMessage? {
    switch self {
    case .computedChild(let property): .computedChild(property)
    case .promptRemoved(let property): .promptRemoved(property)
    case .popped(let ids): ids.count > 1 ? .popped(ids) : nil
    case .elementsChanged, .unreturnedEffect, .equalAlthoughChanged: nil
    }
  }
}

extension StoreAction.Step {
  /// Whether it reduces every action, and not only those of a child.
  fileprivate var reducesAll: Bool {
    reducer == "Reduce" || reducer.hasPrefix("Reduce.")
  }
}

extension StoreAction {
  /// The reducers up to the last one that changed the state or reported an issue, with their numbers;
  /// empty if only one of them explains the changes.
  ///
  /// The order explains why one reducer doesn't see the change of another one.
  fileprivate func shownSteps(reporting places: Set<Place>) -> [(step: Step, number: Int)] {
    func tells(_ step: Step) -> Bool {
      !step.changes.shown.isEmpty || step.place.map(places.contains) == true
    }
    guard let last = steps.lastIndex(where: tells) else { return [] }
    let shown = steps[...last].enumerated().map { (step: $0.element, number: $0.offset + 1) }
      .filter { tells($0.step) || $0.step.reducesAll }
    return shown.count > 1 ? shown : []
  }

  fileprivate var isOfEffect: Bool { if case .effect = sender { true } else { false } }
}
