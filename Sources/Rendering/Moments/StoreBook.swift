import Differences
import Phrases
import Recording

/// The names of actions and effects in a trace, and facts that connect several of their events.
///
/// Each store counts its own actions and effects. In a trace of several stores they get new
/// numbers, in the order of their first events, so that each name is unique.
struct StoreBook: Sendable {
  /// The stores in the order of their first events.
  private var stores: [Int] = []
  private var actions: [ActionID: Int] = [:]
  private var effects: [EffectID: Int] = [:]
  /// The effects that have started.
  private var started: [EffectID: StoreEffect] = [:]
  /// The last effect that each sequence has started.
  private var parts: [EffectID: EffectID] = [:]
  /// The position of the last effect that each sequence has started.
  private var begunParts: [EffectID: Int] = [:]
  /// The effects in flight that weren't cancelled, the oldest first.
  private var inFlight: [EffectID] = []
  private var effectsByLane: [LaneID: EffectID] = [:]
  private var lanesByEffect: [EffectID: LaneID] = [:]
  private var survivors: [ActionID: [EffectID]] = [:]
  /// The effects in flight when the dependencies of their store changed, by the event's number.
  private var overridden: [Int: [EffectID]] = [:]
  /// The actions that removed the parts of the state that aren't there, by store and name.
  private var removals: [Int: [String: ActionID]] = [:]
  /// For an action of a part that isn't there: the part, and the action that removed it.
  private var missing: [ActionID: (part: String, since: ActionID)] = [:]
  /// The effects in flight whose part of the state got another `id`, by the action.
  private var kept: [ActionID: (part: String, effects: [EffectID])] = [:]
  /// The effects in flight that have an id of an effect which started, by that effect.
  private var twins: [EffectID: [EffectID]] = [:]
  /// The effects in flight from the same place whose id differs only in its parts, by the effect that
  /// started.
  private var otherIDs: [EffectID: [EffectID]] = [:]
  private var successors = EffectSuccessors()
  /// The lanes that sent actions to each store from outside.
  private var senders: [Int: Set<LaneID>] = [:]
  /// The effects that ended as if they had been cancelled.
  private var selfCancelled: Set<EffectID> = []
  /// The effects that sent actions.
  private var sending: Set<EffectID> = []
  /// The effects with ids that were in flight when no effect had a cancelled id, by the number of
  /// that event.
  private var identified: [Int: [EffectID]] = [:]

  /// The effects that sent the actions, and the actions that led to effects or other actions.
  private var senderOf: [ActionID: EffectID] = [:]
  private var causes: Set<ActionID> = []
  /// The actions of effects that removed the part to which the effect belongs, by the effect.
  private var ownRemovals: [EffectID: (action: ActionID, part: String)] = [:]
  /// The actions that popped the elements of stacks, by store and id.
  private var pops: [Int: [String: ActionID]] = [:]
  /// For an action of an element that isn't there: its id, and the action that popped it.
  private var poppedElements: [ActionID: (id: String, by: ActionID)] = [:]
  /// The effects of actions that a sequence sent, and that were in flight when the sequence had ended.
  private var unwaited: [EffectID: EffectID] = [:]

  private var elements = ElementEffects()
  private var turns = EffectTurns()

  private var laterChanges = LaterChanges()

  /// The actions that a test has to receive, the oldest first, and the first of them by the number of each
  /// issue.
  private var toBeReceived: [StoreAction] = []
  private var unreceived: [Int: StoreAction] = [:]

  var hasActions: Bool { !actions.isEmpty }

  /// Records an event. Called for every event, in order.
  mutating func note(_ event: Event) {
    if case .issueReported = event.kind, let first = toBeReceived.first {
      unreceived[event.number] = first
    }
    guard case .store(let note) = event.kind else { return }
    switch note {
    case .reduced(let action):
      noteReceiving(action)
      add(store: action.id.store)
      if actions[action.id] == nil { actions[action.id] = actions.count + 1 }
      if case .effect(let effect, _) = action.sender {
        sending.insert(effect)
        turns.note(action.id, by: effect)
        senderOf[action.id] = effect
      }
      if case .reducer(let cause) = action.sender { causes.insert(cause) }
      if case .caller = action.sender { senders[action.id.store, default: []].insert(event.lane) }
      noteTurns(action)
      if action.changes.shown.contains(where: \.removesParts) {
        let own = inFlight.filter { $0.store == action.id.store && belongsToWhole($0) }
        if !own.isEmpty { survivors[action.id] = own }
      }
      laterChanges.note(action, inFlight: inFlight)
      noteReplacement(action)
      noteRemoval(action)
    case .effectStarted(let effect):
      add(store: effect.id.store)
      if effects[effect.id] == nil { effects[effect.id] = effects.count + 1 }
      started[effect.id] = effect
      causes.insert(effect.action)
      successors.note(effect)
      elements.note(effect)
      noteTwins(of: effect)
      noteOtherIDs(of: effect)
      if let sequence = effect.sequence {
        parts[sequence] = effect.id
        begunParts[sequence] = effect.position
      }
      inFlight.append(effect.id)
    case .effectBegan(let effect):
      effectsByLane[event.lane] = effect
      lanesByEffect[effect] = event.lane
    case .effectCancelled(let effect, let cause):
      inFlight.removeAll { $0 == effect }
      noteEnd(of: effect, cause)
      noteTurns(cause, store: effect.store)
    case .effectEnded(let effect, let isCancelled, _):
      if isCancelled, inFlight.contains(effect) { selfCancelled.insert(effect) }
      inFlight.removeAll { $0 == effect }
      noteUnwaited(endOf: effect)
    case .nothingToCancel(let missed):
      let others = inFlight.filter { $0.store == missed.store && started[$0]?.ids.isEmpty == false }
      if !others.isEmpty { identified[event.number] = others }
      turns.add(for: others + missed.elsewhere.map(\.effect), except: sender(of: missed.cause))
    case .overrides(_, let store): overridden[event.number] = inFlight.filter { $0.store == store }
    case .received(let action, _):
      toBeReceived.removeAll { $0.id.store == action.store && $0.id.number <= action.number }
    case .dropped, .throttled, .waiting, .unmet: break
    }
  }

  /// Adds a turn to the effects that continue although a part of the state is removed, or although the
  /// elements of their collection change.
  private mutating func noteTurns(_ action: StoreAction) {
    let own = inFlight.filter { $0.store == action.id.store }
    let changed = elements.note(action, inFlight: own.compactMap { started[$0] })
    let isRemoval = action.changes.shown.contains(where: \.removesParts)
    turns.add(for: isRemoval ? own : changed, except: senderOf[action.id])
  }

  /// Adds a turn to the effects that continue after a cancellation.
  private mutating func noteTurns(_ cause: StoreCancellation, store: Int) {
    switch cause {
    case .id, .effect, .task, .skipped: break
    case .cancelInFlight, .partGone, .storeGone, .sequence: return
    }
    guard turns.isNew(cause) else { return }
    turns.add(for: inFlight.filter { $0.store == store }, except: sender(of: cause))
  }

  /// Returns the effect whose action cancels, or which cancels itself.
  private func sender(of cause: StoreCancellation) -> EffectID? {
    switch cause {
    case .id(_, by: let action), .cancelInFlight(_, by: let action, at: _),
      .partGone(_, by: let action):
      senderOf[action]
    case .effect(_, by: let effect): effect
    case .storeGone, .task, .sequence, .skipped: nil
    }
  }

  /// Returns how many turns an effect had taken when it sent an action; 0 for actions of others.
  func turn(of action: ActionID) -> Int { turns.number(of: action) }

  /// Returns what an action's change of a collection means for the effects of the elements.
  func elementChange(by action: ActionID) -> ElementEffects.Change? {
    elements.change(by: action)
  }

  /// A test that sends another action has skipped those that it didn't receive.
  private mutating func noteReceiving(_ action: StoreAction) {
    if case .caller = action.sender { toBeReceived.removeAll { $0.id.store == action.id.store } }
    if action.isToBeReceived { toBeReceived.append(action) }
  }

  /// Returns the first action that a test had not received when an issue was reported.
  func unreceived(atIssue number: Int) -> StoreAction? { unreceived[number] }

  /// Keeps the effects of earlier actions from the same place that continue because a part of their id
  /// differs from that of an effect that starts: `Search(text: "a")` and `Search(text: "ab")`.
  private mutating func noteOtherIDs(of effect: StoreEffect) {
    guard effect.sequence == nil, effect.ids.count == 1, let head = effect.ids[0].beforeParts else {
      return
    }
    let found = inFlight.filter { other in
      guard other.store == effect.id.store, let other = started[other] else { return false }
      return other.action != effect.action && other.part == effect.part
        && other.place == effect.place && other.sequence == nil && other.ids.count == 1
        && other.ids != effect.ids && other.ids[0].beforeParts == head
    }
    if !found.isEmpty { otherIDs[effect.id] = found }
  }

  /// Returns the first action that changed a part of the state while an effect was in flight.
  ///
  /// - Parameter path: The part of its own feature's state; empty for the whole state.
  func laterChange(of path: [String], during effect: EffectID) -> ActionID? {
    laterChanges.first(of: path, during: effect)
  }

  /// Keeps the effects for which a sequence didn't wait.
  private mutating func noteUnwaited(endOf effect: EffectID) {
    guard case .sequence? = started[effect]?.kind else { return }
    for other in inFlight where other.store == effect.store {
      guard let action = started[other]?.action, senderOf[action] == effect else { continue }
      unwaited[other] = effect
    }
  }

  /// Returns the action of the program whose effects led to an effect: its own action, or the one at the
  /// beginning of the chain of effects that sent it.
  func origin(of effect: EffectID) -> ActionID? {
    var action = started[effect]?.action
    for _ in 0..<64 {
      guard let own = action, let sender = senderOf[own] else { break }
      action = started[sender]?.action
    }
    return action
  }

  /// Returns the sequence that sent the action of an effect, and didn't wait for the effect.
  func sequenceNotWaiting(for effect: EffectID) -> EffectID? { unwaited[effect] }

  /// Returns whether an action started no effect and led to no other action.
  func hasNoConsequences(_ action: ActionID) -> Bool { !causes.contains(action) }

  /// Keeps the effects of earlier actions that continue although an effect with their id starts.
  private mutating func noteTwins(of effect: StoreEffect) {
    if effect.ids.isEmpty || effect.sequence != nil { return }
    let found = inFlight.filter { other in
      guard other.store == effect.id.store, let other = started[other] else { return false }
      return other.action != effect.action && other.part == effect.part
        && other.sequence == nil && !Set(other.ids).isDisjoint(with: effect.ids)
    }
    if !found.isEmpty { twins[effect.id] = found }
  }

  /// Drops a cancelled effect from those that an action left in flight.
  private mutating func noteEnd(of effect: EffectID, _ cause: StoreCancellation) {
    switch cause {
    case .partGone(let part, by: let action):
      kept[action] = nil
      if senderOf[action] == effect { ownRemovals[effect] = (action, part) }
    case .cancelInFlight(let id, by: let action, at: _):
      successors.note(effect, cancelledFor: id, by: action)
      survivors[action]?.removeAll { $0 == effect }
    case .id(_, by: let action):
      survivors[action]?.removeAll { $0 == effect }
    default: break
    }
  }

  /// Keeps the effects of a part whose `id` an action has changed.
  private mutating func noteReplacement(_ action: StoreAction) {
    for change in action.changes.shown where change.path.hasSuffix(".id") && change.new != nil {
      let part = String(change.path.dropLast(".id".count))
      let own = inFlight.filter { effect in
        effect.store == action.id.store && started[effect]?.part.count == 1
          && started[effect]?.part.first?.hasSuffix("." + part) == true
      }
      if !own.isEmpty { kept[action.id] = (part, own) }
    }
  }

  /// Records which parts an action has removed, and whether the action is of a part that an earlier
  /// one has removed.
  private mutating func noteRemoval(_ action: StoreAction) {
    let store = action.id.store
    let name = String(action.label.drop { $0 == "." }.prefix { $0 != "(" && $0 != "." })
    for (id, pop) in pops[store] ?? [:] where action.label.contains("(id: \(id),") {
      poppedElements[action.id] = (id, pop)
    }
    for case .popped(let ids) in action.facts {
      for id in ids { pops[store, default: [:]][id] = action.id }
    }
    let removed = removals[store]?[name]
    for change in action.changes.shown where !change.path.isEmpty {
      let isRemoved = change.new == "nil" && change.old != "nil"
      let part = String(change.path.prefix { $0 != "." && $0 != "[" })
      removals[store, default: [:]][part] = isRemoved && part == change.path ? action.id : nil
    }
    if let removed, removals[store]?[name] == removed { missing[action.id] = (name, removed) }
  }

  private mutating func add(store: Int) {
    if !stores.contains(store) { stores.append(store) }
  }

  private func belongsToWhole(_ effect: EffectID) -> Bool {
    guard let effect = started[effect], effect.part.isEmpty else { return false }
    return switch effect.kind {
    case .run, .source, .delay: true
    case .sequence, .part: false
    }
  }

  /// Returns `Store`, or `Store #2` if there are several.
  func name(ofStore number: Int) -> String {
    guard stores.count > 1, let index = stores.firstIndex(of: number) else { return "Store" }
    return "Store #\(index + 1)"
  }

  /// `A3`
  func name(of action: ActionID) -> String {
    "A\(stores.count < 2 ? action.number : actions[action] ?? action.number)"
  }

  /// `E2`
  func name(of effect: EffectID) -> String {
    "E\(stores.count < 2 ? effect.number : effects[effect] ?? effect.number)"
  }

  /// Returns an effect that has started.
  func started(_ effect: EffectID) -> StoreEffect? { started[effect] }

  /// Returns the effects that continued although an effect with their id started.
  func twins(of effect: EffectID) -> [EffectID] { twins[effect] ?? [] }

  /// Returns the effect that started with the id of an effect that was cancelled for it.
  func successor(of effect: EffectID) -> EffectID? { successors.successor(of: effect) }

  /// Returns the effects from the same place that continued because a part of their id differs.
  func otherIDs(of effect: EffectID) -> [StoreEffect] {
    (otherIDs[effect] ?? []).compactMap { started[$0] }
  }

  /// Returns `Store #2` if a lane sends actions to several stores.
  func sharedName(ofStore number: Int) -> String? {
    let own = senders[number] ?? []
    let isShared = senders.contains { $0.key != number && !$0.value.isDisjoint(with: own) }
    return isShared ? name(ofStore: number) : nil
  }

  /// Returns whether an effect threw a `CancellationError` although nothing had cancelled it.
  func cancelledItself(_ effect: EffectID) -> Bool { selfCancelled.contains(effect) }

  /// Returns the effect whose task is the lane.
  func effect(of lane: LaneID) -> EffectID? { effectsByLane[lane] }

  /// Returns the lane that is the task of an effect; nil if the effect never began, or has no task.
  func lane(of effect: EffectID) -> LaneID? { lanesByEffect[effect] }

  /// Returns whether its task never began.
  func neverBegan(_ effect: EffectID) -> Bool {
    started[effect]?.kind == .run && lanesByEffect[effect] == nil
  }

  /// Returns how many effects of a sequence haven't begun, and the one for which they wait or waited.
  func partsNotBegun(of effect: EffectID) -> (count: Int, until: EffectID)? {
    guard case .sequence(let count)? = started[effect]?.kind, let last = parts[effect],
      let begun = begunParts[effect], begun < count
    else { return nil }
    return (count - begun, last)
  }

  /// Returns whether an effect waited until it was cancelled, and did nothing of what it delays.
  func onlyWaited(_ effect: EffectID) -> Bool {
    guard case .delay? = started[effect]?.kind else { return false }
    return parts[effect] == nil && !sending.contains(effect)
  }

  /// Returns the sequence that contains the effect.
  func sequence(of effect: EffectID) -> EffectID? { started[effect]?.sequence }

  /// Returns the effect that does the work: for a sequence, the last one that it started.
  func working(for effect: EffectID) -> EffectID {
    var working = effect
    while let part = parts[working] { working = part }
    return working
  }

  /// Returns the effects with ids that were in flight at an event that found none to cancel.
  func identified(at number: Int) -> [StoreEffect] {
    (identified[number] ?? []).compactMap { started[$0] }
  }

  /// Returns the effects that continued although an action changed the `id` of their part.
  func kept(by action: ActionID) -> (part: String, effects: [EffectID])? { kept[action] }

  /// Returns the effects of a store that were in flight when its dependencies changed.
  func inFlight(at number: Int) -> [EffectID] { overridden[number] ?? [] }

  /// Returns the element of a stack to which an action belongs, and the earlier action that popped it; nil
  /// if the element is there.
  func poppedElement(of action: ActionID) -> (id: String, by: ActionID)? { poppedElements[action] }

  /// Returns the action with which an effect removed the part to which it belongs, and the part.
  func ownRemoval(by effect: EffectID) -> (action: ActionID, part: String)? { ownRemovals[effect] }

  /// Returns the part to which an action belongs, and the earlier action that removed it; nil if the
  /// part is there.
  func missingPart(of action: ActionID) -> (part: String, since: ActionID)? { missing[action] }

  /// Returns the effects that continued although an action removed a part of the state.
  func survivors(of action: ActionID) -> [EffectID] { survivors[action] ?? [] }
}
