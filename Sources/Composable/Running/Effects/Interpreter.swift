/// Performs the work that effects describe.
extension Root {
  /// Starts the effect that a reducer returned for an action.
  func take(
    _ effect: Effect<Action>, of action: Action, _ origin: ActionOrigin, entry: Int
  ) {
    switch effect.step {
    case .none: break
    case .send(let next): enqueue(next, origin.ofReducer(entry: entry))
    case .run, .source, .merge, .sequence, .cancel, .identified, .embedded, .leave,
      .delayed, .throttled:
      let context = EffectContext(
        parent: origin.parent, action: action, sender: origin.sender.place, entry: entry)
      start(effect, context) { $0 }
    }
  }

  /// Starts an effect. Returns whether work remains, at whose end the context's completion is
  /// called.
  @discardableResult
  func start<Part>(
    _ effect: Effect<Part>, _ context: EffectContext, _ embed: @escaping (Part) -> Action
  ) -> Bool {
    switch effect.step {
    case .none:
      return false
    case .send(let action):
      enqueue(
        QueuedAction(embed(action.action)),
        ActionOrigin(
          sender: context.senderOfActions, parent: context.parent, isReentrant: false,
          isOfSequence: context.isPart))
      return false
    case .run(let run):
      return start(run, context, embed)
    case .source(let source):
      return start(source, context, embed)
    case .merge(let effects):
      return startAll(effects, context, embed)
    case .sequence(let effects):
      return startSequence(
        effects, .sequence(count: effects.count), at: context.sender, context, embed)
    case .cancel(let cancel):
      let cause = CancellationCause.id(cancel.id.description, entry: context.entry)
      if !self.cancel(
        cancel.id, from: context.path, at: cancel.place, entry: context.entry, cause)
      {
        tellNothingCancelled(cancel.id, from: context.path, cause)
      }
      return false
    case .identified(let identified):
      if identified.cancelsInFlight {
        cancel(
          identified.id, from: context.path, at: identified.place, entry: context.entry,
          .cancelInFlight(
            identified.id.description, entry: context.entry,
            identified.effect.isDelayed ? nil : identified.place.location))
      }
      var inner = context
      inner.ids.append(identified.id)
      return start(identified.effect, inner, embed)
    case .embedded(let embedded):
      return start(embedded, context, embed)
    case .leave(let element):
      for node in scopes.effects(in: EffectPath(element, in: context.path)) {
        cancel(
          node, entry: context.entry, .partGone(element.description, entry: context.entry))
      }
      return false
    case .delayed(let delayed):
      return startSequence(
        delayed.parts, .delay(delayed.duration, delayed.reason), at: delayed.place,
        sending: isWatched ? DelayedWork(of: delayed.effect) : nil, whenOver: delayed.whenOver,
        context, embed)
    case .throttled(let throttled):
      return start(throttled, context, embed)
    }
  }

  private func start<Embedded: EmbeddedEffect>(
    _ embedded: Embedded, _ context: EffectContext,
    _ embed: @escaping (Embedded.Action) -> Action
  ) -> Bool {
    var inner = context
    if let scope = embedded.scope { inner.path = EffectPath(scope, in: context.path) }
    if let dismissal = embedded.dismissal {
      inner.dismiss = { [weak self] node, start in
        self?.receive(embed(dismissal), from: node, start)
      }
    }
    let toWhole = embedded.embed
    return start(embedded.effect, inner) { embed(toWhole($0)) }
  }

  private func startAll<Part>(
    _ effects: [Effect<Part>], _ context: EffectContext, _ embed: @escaping (Part) -> Action
  ) -> Bool {
    guard let completion = context.completion else {
      for effect in effects { start(effect, context, embed) }
      return false
    }
    let counter = PartCounter(completion)
    var part = context
    part.completion = counter.partEnded
    for effect in effects where start(effect, part, embed) { counter.partStarted() }
    return counter.allStarted()
  }

  private func startSequence<Part>(
    _ effects: [Effect<Part>], _ kind: EffectRecord.Kind, at place: Place,
    sending work: DelayedWork? = nil, whenOver: (() -> Void)? = nil,
    _ context: EffectContext, _ embed: @escaping (Part) -> Action
  ) -> Bool {
    let (node, _) = makeNode(.sequence, kind, context, at: place, name: nil, sending: work)
    var part = context
    part.parent = node
    part.ids = []
    part.isPart = true
    part.position = 0
    if case .delay = kind { part.isWait = true } else { part.isWait = false }
    let sequence = EffectSequence(effects, node: node) { [weak self] effect, advance in
      part.completion = { self?.startLater(advance) ?? advance() }
      part.position += 1
      if !part.isWait { whenOver?() }
      defer { part.isWait = false }
      return self?.start(effect, part, embed) ?? false
    }
    if isWatched {
      node.holdsBack = { [weak sequence] id in sequence?.holdsBack(id) ?? false }
    }
    sequence.advance()
    return waitsFor(node, context)
  }

  /// Returns whether a node's work continues. If so, its end calls the context's completion.
  func waitsFor(_ node: EffectNode, _ context: EffectContext) -> Bool {
    guard !node.isWorkDone else { return false }
    node.completion = context.completion
    return true
  }

  /// Makes a node for an effect, and registers it before any of its work begins.
  func makeNode(
    _ work: EffectNode.Work, _ kind: EffectRecord.Kind, _ context: EffectContext,
    at place: Place, name: String?, sending delayed: DelayedWork? = nil,
    capturing dependencies: DependencyValues.Continuation? = nil
  ) -> (EffectNode, EffectStart) {
    if !context.isWait { effectCount += 1 }
    let start = EffectStart(
      action: context.action, sender: context.sender, place: place, name: name,
      number: effectCount, entry: context.entry, wait: isInspected ? EffectWait() : nil)
    let node = EffectNode(work, isPart: context.isPart, start: start)
    context.parent.adopt(node)
    if context.path != nil || !context.ids.isEmpty {
      scopes.scope(at: context.path).add(node, ids: context.ids)
    }
    if !context.isWait { tellStart(node, start, kind, context, delayed, dependencies) }
    if journal != nil || isInspected, !context.isWait {
      lookOn(node, start, isPart: context.isPart)
    }
    return (node, start)
  }

  /// Notifies the journal and the observers of an effect.
  private func tellStart(
    _ node: EffectNode, _ start: EffectStart, _ kind: EffectRecord.Kind,
    _ context: EffectContext, _ work: DelayedWork?,
    _ dependencies: DependencyValues.Continuation?
  ) {
    guard journal != nil || isWatched else { return }
    let record = EffectRecord(
      number: start.number, entry: start.entry, name: start.name,
      location: start.place.location, ids: context.ids.map(\.description),
      part: context.path?.elements.map(\.description) ?? [], kind: kind,
      sequence: context.isPart ? context.parent.start?.number : nil,
      position: context.isPart && context.position > 0 ? context.position : nil, delayed: work)
    journal?.started(record, dependencies)
    guard isWatched else { return }
    if !context.ids.isEmpty { watch.register(scopes) }
    watch.tell(.effectStarted(record))
    node.watch = watch
  }

  /// Notifies the journal and a test store of an effect, and of its end.
  private func lookOn(_ node: EffectNode, _ start: EffectStart, isPart: Bool) {
    let inspector = isPart ? nil : self.inspector
    inspector?.started(start)
    node.onEnd = { [weak journal, weak inspector] node in
      journal?.ended(node, node.statusWithoutFailure)
      inspector?.ended(start)
    }
  }
}

/// Effects that are started one after the other.
@MainActor
private final class EffectSequence<Part> {
  private var rest: ArraySlice<Effect<Part>>
  private let node: EffectNode
  private let start: (Effect<Part>, _ advance: @escaping () -> Void) -> Bool

  init(
    _ effects: [Effect<Part>], node: EffectNode,
    start: @escaping (Effect<Part>, _ advance: @escaping () -> Void) -> Bool
  ) {
    rest = effects[...]
    self.node = node
    self.start = start
  }

  /// Whether an effect with an id waits for its turn.
  func holdsBack(_ id: CancelID) -> Bool { rest.contains { $0.holds(id) } }

  /// Starts the next effects, up to one whose work continues.
  func advance() {
    while !node.isCancelled, let effect = rest.popFirst() {
      if start(effect, advance) { return }
    }
    node.finishSequence()
  }
}

extension EffectContext {
  /// The sender of an action that is an effect: the effects that it is a part of, or else the reducer.
  fileprivate var senderOfActions: Sender {
    guard isPart, let start = parent.start else { return .reducer(entry: entry, place: sender) }
    return .effect(parent, start)
  }
}

extension Sender {
  /// The sender's place in the source.
  var place: Place {
    switch self {
    case .caller(let place), .reducer(_, let place): place
    case .effect(_, let start): start.place
    }
  }
}
