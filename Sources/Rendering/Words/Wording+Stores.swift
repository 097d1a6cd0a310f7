import Differences
import MessageTables
import Phrases
import Recording

/// The events of stores, in words.
extension Wording {
  private typealias Words = Phrase<StyledText>

  var arrow: StyledText { "\(glyphs.arrow, .dim)" }

  func name(of action: ActionID) -> StyledText {
    StyledText(happenings.stores.name(of: action), .strong)
  }

  func name(of effect: EffectID) -> StyledText {
    StyledText(happenings.stores.name(of: effect), .strong)
  }

  func changes(_ changes: Differences) -> [StyledText] {
    let shown = changes.shown.map(change)
    guard changes.hidden > 0 else { return shown }
    let rest = TraceMessage.moreChanges(changes.hidden, ellipsis: glyphs.ellipsis)
    return shown + [StyledText(rest, .dim)]
  }

  func change(_ change: Difference) -> StyledText {
    StyledText(
      Words.change(
        change.path, from: change.old.map(value), to: change.new.map(value), arrow: arrow))
  }

  /// Returns `detail is nil since A3`.
  func missing(_ part: String, since action: ActionID) -> StyledText {
    StyledText(Words.missing(part, since: name(of: action)))
  }

  /// Returns `#1 was popped by A3`.
  func missing(element: String, poppedBy action: ActionID) -> StyledText {
    StyledText(Words.missing(element: element, poppedBy: name(of: action)))
  }

  func overridesInStore(keptBy effects: [EffectID]) -> StyledText {
    StyledText(
      Words.overridesInStore(
        keptBy: .list(effects.map(name)), count: effects.count))
  }

  /// Returns the changes by one of several reducers: `1. Reduce, line 9: count: 0 → 1`.
  func step(_ step: StoreAction.Step, number: Int) -> [StyledText] {
    let place = step.place.map(at).map { ", " + $0 } ?? ""
    let head = StyledText(Words.reducer("\(step.reducer, .name)" + place, number: number))
    let changes = changes(step.changes)
    guard changes.count > 1 else { return [head + ": " + (changes.first ?? noChange)] }
    return [head + ":"] + changes.map { "     " + $0 }
  }

  /// Returns the effects that continue although another child took the place of their child.
  func keeping(_ effects: [EffectID], of part: String) -> StyledText {
    StyledText(
      Words.keptByPart(
        .list(effects.map(name)), count: effects.count, part: part.withoutRoot))
  }

  /// Returns which effects act on changed elements of a collection, and which new elements have none.
  func elementEffects(_ change: ElementEffects.Change) -> [StyledText] {
    let most = 3
    let continuing = change.continuing.prefix(most).map { effect, element in
      StateMessage.elementKeepsEffect(
        name(of: effect), element, hasID: happenings.stores.started(effect)?.ids.isEmpty == false
      ).styled
    }
    let added = change.added.prefix(most).map { StateMessage.elementWithoutEffect($0).styled }
    return continuing + added
  }

  func observed(_ observed: StoreAction.Observed) -> StyledText {
    StyledText(Words.observed(value(observed.old), value(observed.new), arrow: arrow))
  }

  /// Returns the sender of an action, and other facts that its line of code doesn't show.
  func origin(of action: StoreAction) -> StyledText {
    var phrases: [Words] = []
    switch action.sender {
    case .caller: break
    case .effect(let effect, of: let owner):
      phrases.append(.sent(byEffect: name(of: effect), of: name(of: owner)))
    case .reducer(let owner): phrases.append(.sent(byReducerAt: name(of: owner)))
    }
    if action.isReentrant { phrases.append(.sentMeanwhile) }
    if action.isToBeReceived { phrases.append(.isToBeReceived) }
    return phrases.enumerated().reduce("") { text, phrase in
      text + (phrase.offset == 0 ? "" : "; ") + StyledText(phrase.element)
    }
  }

  /// Returns the store that reduces an action, where there are several.
  func sent(toStore name: String) -> StyledText { StyledText(Words.sent(toStore: name)) }

  /// Returns that a reducer uses a part of the state before another one changes it.
  func usesEarly(_ path: String, _ early: Int, changedBy later: Int) -> StyledText {
    StyledText(Words.usesEarly(path, early, changedBy: later))
  }

  /// Returns why the closure that handles an effect's errors isn't called.
  var callsNoCatch: StyledText { StyledText(Words.callsNoCatch) }

  func noBinding(in cases: [String]) -> StyledText { StateMessage.noBinding(cases).styled }
  var noChange: StyledText { StyledText(StyledText(Words.noChange).characters, .dim) }

  /// Returns the effects that continue although a part of the state was removed.
  func goingOn(_ effects: [EffectID]) -> StyledText {
    StyledText(Words.goesOn(.list(effects.map(name)), count: effects.count))
  }

  /// Returns `E1 run`, with its name and ids.
  func effect(_ effect: StoreEffect) -> StyledText {
    let work: Words.Work =
      switch effect.kind {
      case .run: .run
      case .source: .source
      case .sequence(let count): .sequence(count)
      case .part: .part
      case .delay(let delay):
        .delay(
          delay.function, seconds: delay.seconds, sends: delay.action.map { "\($0, .value)" },
          count: delay.count)
      }
    let phrase = Words.effect(name(of: effect.id), work, named: effect.name, ids: effect.ids)
    return StyledText(phrase)
  }

  func origin(of effect: StoreEffect) -> StyledText {
    var place = effect.place
    if case .sequence = effect.kind { place = nil }
    let phrase = Words.effectOrigin(
      action: name(of: effect.action), sequence: effect.sequence.map(name),
      position: effect.position, at: place.map(at),
      part: effect.part.map(\.withoutRoot))
    if let rest = happenings.stores.partsNotBegun(of: effect.id) {
      return StyledText(phrase) + "; "
        + StyledText(Words.notBegun(rest.count, until: name(of: rest.until)))
    }
    if let sequence = happenings.stores.sequenceNotWaiting(for: effect.id) {
      return StyledText(phrase) + "; " + StyledText(Words.notWaitedFor(by: name(of: sequence)))
    }
    let twins = happenings.stores.twins(of: effect.id)
    if !twins.isEmpty {
      return StyledText(phrase) + "; "
        + StyledText(Words.sameID(.list(twins.map(name)), count: twins.count))
    }
    let others = happenings.stores.otherIDs(of: effect.id)
    guard let last = others.last else { return StyledText(phrase) }
    return StyledText(phrase) + "; "
      + StyledText(Words.otherID(name(of: last.id), last.ids.joined(separator: ", ")))
  }

  /// Returns that an effect ends by an error which nobody handles.
  func ignoresCancellation(_ effect: EffectID) -> StyledText {
    StyledText(Words.ignoresCancellation(name(of: effect)))
  }

  func reason(_ cancellation: StoreCancellation, of effect: EffectID) -> StyledText {
    let phrase: Words =
      switch cancellation {
      case .id(let id, by: let action): .cancelled(byID: id, from: name(of: action))
      case .cancelInFlight(let id, by: let action, at: let place):
        .cancelled(
          inFlight: id, by: name(of: action),
          starting: happenings.stores.successor(of: effect).map(name), at: place.map(at))
      case .effect(let id, by: let other): .cancelled(byID: id, in: name(of: other))
      case .partGone(let part, by: let action):
        .cancelled(withPart: part.withoutRoot, by: name(of: action))
      case .storeGone: .cancelledWithStore
      case .task: cancelledTask(effect)
      case .sequence:
        .cancelledWithWhole(happenings.stores.sequence(of: effect).map(name))
      case .skipped: .cancelledBySkipping
      }
    return StyledText(phrase)
  }

  private func cancelledTask(_ effect: EffectID) -> Words {
    guard let origin = happenings.stores.origin(of: effect),
      origin != happenings.stores.started(effect)?.action
    else { return .cancelledTask }
    return .cancelledTask(of: name(of: origin))
  }

  /// Returns the action that a delayed effect doesn't send, because it was cancelled.
  func unsent(by effect: EffectID) -> StyledText? {
    guard case .delay(let delay)? = happenings.stores.started(effect)?.kind else { return nil }
    return delay.action.map { StyledText(Words.notSent("\($0, .value)")) }
  }

  /// Returns that a delayed effect with several parts, or with work of its own, doesn't begin.
  func unbegun(by effect: EffectID) -> StyledText? {
    happenings.stores.onlyWaited(effect) ? StyledText(Words.nothingBegins) : nil
  }

  func nothingToCancel(_ missed: MissedCancellation, others: [StoreEffect]) -> StyledText {
    if missed.pending == nil, !missed.elements.isEmpty {
      let effects = missed.elements.map { (name(of: $0.effect), $0.id) }
      return StyledText(Words.idIsCollection(effects, isInEffect: missed.isInEffect))
    }
    if missed.pending == nil, let first = missed.elsewhere.first {
      let effects = missed.elsewhere.map(\.effect).filter { $0.store == first.effect.store }
      var action: StyledText?
      if case .id(_, by: let cause) = missed.cause { action = name(of: cause) }
      return StyledText(
        Words.idInOtherStore(
          .list(effects.map(name)), count: effects.count,
          of: happenings.stores.name(ofStore: first.effect.store),
          instead: happenings.stores.name(ofStore: missed.store), action: action))
    }
    return StyledText(
      Words.nothingToCancel(
        pending: missed.pending.map(name),
        part: missed.part.map(\.withoutRoot).joined(separator: " "),
        elsewhere: missed.part.isEmpty
          ? nil : others.last { $0.ids.contains(missed.id) }.map { name(of: $0.id) },
        others: others.map { (name(of: $0.id), $0.ids) }))
  }

  func dropped(by effect: EffectID) -> StyledText {
    let dropped = StyledText(Words.dropped(by: name(of: effect)))
    guard let removal = happenings.stores.ownRemoval(by: effect) else { return dropped }
    return dropped + ". "
      + StyledText(
        Words.sentTooLate(
          after: name(of: removal.action), removing: removal.part.withoutRoot))
  }

  /// Returns the effect that a throttle didn't start.
  func throttled(_ action: String?, id: String) -> StyledText {
    action.map(value) ?? StyledText(Words.effect(withID: id))
  }

  func throttled(by effect: EffectID?) -> StyledText {
    StyledText(Words.throttled(by: effect.map(name)))
  }

  func waiting(for effects: [EffectID], of action: ActionID?) -> StyledText {
    StyledText(Words.waiting(for: .list(effects.map(name)), of: action.map(name)))
  }

  func skipped(_ actions: [ActionID]) -> StyledText {
    StyledText(Words.skipped(Words.list(actions.map(name))))
  }

  func stateLacks(_ action: StoreAction) -> StyledText {
    StyledText(Words.stateLacks(name(of: action.id), label: StyledText(action.label)))
  }

  func unmet(satisfiedBy action: ActionID?) -> StyledText {
    StyledText(Words.unmet(satisfiedBy: action.map(name)))
  }

  /// - Parameter change: An action that makes the expected change and perhaps others, and whether
  ///   the action is reduced only later.
  func unmet(changedBy change: (action: ActionID, isLater: Bool)?) -> StyledText {
    guard let change else { return unmet(satisfiedBy: nil) }
    return StyledText(Words.unmet(changedBy: name(of: change.action), isLater: change.isLater))
  }
}

extension MissedCancellation {
  /// Whether `Task.cancel(id:)` in an effect cancels.
  fileprivate var isInEffect: Bool { if case .effect = cause { true } else { false } }
}
