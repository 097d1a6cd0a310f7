import Recording

/// Makes the annotations of a trace, in the order of events.
struct Annotator {
  let outcome: Outcome
  let trap: TrapSite?
  /// Whether the program ran to its end.
  var isFinished: Bool { outcome == .finished }
  let happenings: Happenings
  let wording: Wording
  let losses: LossGroups
  let extents: ScopeExtents
  let facts: ConcurrencyFacts
  let results: TaskResults
  let order: ResultOrder
  let carriedBindings: CarriedBindings
  let delayedStarts: DelayedStarts
  let replacedTasks: ReplacedTasks
  let changedElements: ChangedElements
  let changes: CallChanges
  let early: EarlyCancellations
  let fillers: StreamFillers
  let calls: LaterCalls
  let ignored: IgnoredCancellations
  let earlierValues: EarlierValues
  let cachedCaptures: CachedCaptures
  let overridden: OverriddenNames
  let covered: CoveredOverrides
  let source: SourceLines
  /// Where each observation of properties began.
  private(set) var observations: [Int: Happening] = [:]
  /// The changes after which the lane observes again at once, in the closure that the change calls.
  private(set) var observedAgain: Set<Int> = []
  /// The first changes of each object, which explain its sharing.
  private(set) var explainingChanges: Set<Int> = []
  private var scopes: [ScopeID: (scope: Scope, place: Place)] = [:]
  /// The bindings of each task-local that began and ended in the header of a statement, in order,
  /// one for each place.
  private(set) var endedInHeaders: [String: [(number: Int, scope: Scope, place: Place)]] = [:]
  private(set) var inheritances: [LaneID: Inheritance] = [:]
  private(set) var created: [LaneID: Lane] = [:]

  init(
    _ happenings: Happenings, _ outcome: Outcome, trap: TrapSite?,
    extents: ScopeExtents, source: SourceLines, glyphs: Glyphs
  ) {
    self.outcome = outcome
    self.trap = trap
    self.source = source
    self.happenings = happenings
    self.extents = extents
    facts = ConcurrencyFacts(happenings)
    results = TaskResults(happenings)
    order = ResultOrder(happenings)
    carriedBindings = CarriedBindings(happenings)
    delayedStarts = DelayedStarts(happenings, source)
    replacedTasks = ReplacedTasks(happenings)
    changedElements = ChangedElements(happenings)
    changes = CallChanges(happenings)
    early = EarlyCancellations(happenings)
    fillers = StreamFillers(happenings)
    calls = LaterCalls(happenings)
    ignored = IgnoredCancellations(happenings)
    earlierValues = EarlierValues(happenings)
    cachedCaptures = CachedCaptures(happenings)
    overridden = OverriddenNames(happenings)
    covered = CoveredOverrides(happenings)
    wording = Wording(glyphs: glyphs, happenings: happenings)
    losses = LossGroups(happenings)
    var changed: Set<String> = []
    /// The last change of each lane that ended an observation, if no other event came after it.
    var lastEnded: [LaneID: Int] = [:]
    for happening in happenings.all {
      let ended = lastEnded.removeValue(forKey: happening.event.lane)
      switch happening.event.kind {
      case .scopeEntered(let scope):
        let place = happening.place ?? scope.place
        scopes[scope.id] = (scope, place)
        if case .taskLocal(let name, _) = scope.content, extents.headers.contains(place) {
          let isRepeated = endedInHeaders[name]?.last?.place == place
          if !isRepeated {
            endedInHeaders[name, default: []].append((happening.number, scope, place))
          }
        }
      case .laneCreated(let lane): created[lane.id] = lane
      case .object(.observed(let observation, _, _)):
        observations[observation] = happening
        if let ended { observedAgain.insert(ended) }
      case .object(.observationEnded): lastEnded[happening.event.lane] = happening.number
      case .object(.changed(let object, _, _, _, _, let readers)):
        if changed.insert("\(object) \(readers.count > 1)").inserted {
          explainingChanges.insert(happening.number)
        }
      case .laneBegan(let inheritance): inheritances[happening.event.lane] = inheritance
      default: break
      }
    }
  }

  /// Calls the closure for each annotation, because there may be as many as events. `worded` adds
  /// the words to the annotations that are shown.
  func forEachAnnotation(_ body: (Annotation) -> Void) {
    let lacking = lackingScopes()
    for (index, happening) in happenings.all.enumerated() {
      guard var annotation = annotation(of: happening) else { continue }
      if annotation.what.isEmpty { annotation.wordless = index }
      annotation.line = annotation.line ?? happening.place?.line
      annotation.lacking = lacking[happening.event.lane] ?? []
      annotation.pattern.path = happening.cause.path.map(\.place).withoutRepetitions
      if !annotation.mark.isEnd {
        annotation.time = happening.time
        annotation.entrance = happening.cause.entrance
        annotation.ownPlace = wording.ownPlace(happening)
      }
      annotation.cited = wording.citations.takeLatest()
      if case .leaves(let place) = annotation.mark { annotation.cited.insert(place.line) }
      body(annotation)
    }
    if let outcome = outcomeAnnotation() { body(outcome) }
  }

  /// Returns, for each created lane, the scopes that it didn't inherit.
  private func lackingScopes() -> [LaneID: Set<Place>] {
    var carried: [LaneID: Set<Place>] = [:]
    for (scope, place) in scopes.values { carried[scope.lane, default: []].insert(place) }
    for (lane, inheritance) in inheritances {
      let arrived = inheritance.arrived.compactMap { scopes[$0]?.place }
      carried[lane, default: []].formUnion(arrived)
    }
    let all = Set(scopes.values.map(\.place))
    return inheritances.keys.reduce(into: [:]) { lacking, lane in
      lacking[lane] = all.subtracting(carried[lane] ?? [])
    }
  }

  /// Returns nil for events that another annotation includes.
  private func annotation(of happening: Happening) -> Annotation? {
    let event = happening.event
    func annotation(
      _ verb: Annotation.Verb, _ what: StyledText..., origin: StyledText = "", subject: String = ""
    ) -> Annotation {
      Annotation(
        number: event.number, lane: event.lane, verb: verb, what: what,
        origin: origin,
        pattern: Annotation.Pattern(verb: verb, family: event.lane.family, subject: subject))
    }

    switch event.kind {
    case .scopeEntered(let scope):
      return entry(of: scope, happening)
    case .scopeLeft(let id, let threw):
      guard let (scope, place) = scopes[id] else { return nil }
      var leaving = annotation(
        .restore, StyledText(name(of: scope), .name),
        origin: threw ? ScopeMessage.leftByThrowing.styled : "",
        subject: "\(name(of: scope)) \(threw)")
      leaving.line = extents.lastLine(of: place) ?? place.line
      leaving.mark = .leaves(place)
      return leaving

    case .laneCreated(let lane):
      // The annotation of an effect includes its task.
      if happenings.stores.effect(of: lane.id) != nil { return nil }
      let arrival = arrival(of: lane, happening)
      let verb: Annotation.Verb = if case .dispatch = lane.kind { .enqueue } else { .start }
      var start = annotation(
        verb, wording.creation(of: lane), origin: arrival, subject: arrival.characters)
      start.value = lane.id.name
      start.created = lane.id
      start.creation = wording.creation(of: lane)
      start.party = facts.actors[lane.id].map { Party(name: $0, role: .scene) }
      return start
    case .laneBegan(let inheritance):
      guard created[event.lane] == nil, event.lane != .main else { return nil }
      return annotation(.start, "\(event.lane)", origin: wording.inheritance(inheritance))
    case .laneEnded(let error):
      guard let error else { return nil }
      let isCancelled = facts.cancellations[event.lane] != nil
      let unseen =
        results.waitBefore(errorOf: event.lane).map { wait in
          TaskMessage.awaitedAfter(wait.reader, of: event.lane, first: wait.awaited).styled
        } ?? results.unseenError(of: event.lane, isCancelled: isCancelled)
      var end = annotation(
        .throw, StyledText(error),
        origin: [TaskMessage.ends(event.lane).styled, unseen ?? ""].joined(by: "; "),
        subject: error)
      end.line = happening.place?.line ?? created[event.lane]?.createdAt?.line
      return end

    case .taskLocalRead(let name, let value, let origin):
      let later = happenings.laterBinding(of: name, origin, event)
      var read = annotation(
        .read, wording.read(name, value),
        origin: [
          later.map(wording.tooEarly) ?? wording.origin(origin, reader: event.lane),
          later == nil ? end(of: name, origin, before: event.number) : "",
        ].joined(by: "; ").followed(
          by: missedWithElement(event.number).map(OriginMessage.bindingAtYield)
            ?? happenings.rebinding(of: name, origin, event).flatMap(wording.keptFromStart)),
        subject: name)
      read.value = value
      read.pattern.taskLocal = origin.anonymous
      return read
    case .dependencyRead(let name, let value, let origin, let lost):
      var read = annotation(
        .resolve, wording.read(name, value),
        origin: [
          event.isForChange ? OriginMessage.onlyToChange.styled : "",
          self.origin(of: event, earlierValues.withAssignment(origin, of: name), lost),
          earlierValue(event.number),
        ].joined(by: "; ").followed(
          by: missedWithElement(event.number).map(OriginMessage.overrideAtYield)
            ?? cachedCapture(event.number)),
        subject: event.isForChange ? name + "=" : name)
      read.value = value
      read.pattern.dependency = origin.anonymous
      read.pattern.isLost = lost != nil
      return read
    case .dependencyPrepared(let name, let value):
      var preparation = annotation(.prepare, wording.binding(name, value), subject: name)
      preparation.value = value
      return preparation
    case .wrapperCreated(let name, let captured):
      return overridden.mentions(name) || !captured.isEmpty
        ? capture(by: name, captured, event) : nil

    case .printed(let text):
      return output(text, event)
    case .issueReported(let text):
      var issue = annotation(.issue, subject: text)
      issue.what = wording.issue(text)
      if let action = happenings.stores.unreceived(atIssue: event.number),
        text.hasPrefix(TraceMessage.expectation)
      {
        issue.origin = wording.stateLacks(action)
      }
      return issue
    case .taskCancelled(let lane):
      let origin = cancellation(of: lane, happening)
      return annotation(
        .cancel, self.name(of: lane), origin: origin, subject: origin.characters)
    case .queueEntered(let queue):
      return annotation(
        .sync, wording.name(ofQueue: queue),
        origin: TaskMessage.keepsBindings(event.lane).styled)
    case .awaited(let lane):
      return annotation(.await, self.name(of: lane), origin: origin(ofWaitFor: lane, happening))
    case .slept(let seconds):
      let origin = sleepOrigin(happening)
      var sleep = annotation(
        .sleep, StyledText(wording.seconds(seconds)), origin: origin,
        subject: "\(wording.seconds(seconds)) \(origin.characters)")
      sleep.party = freeActor(happening)
      return sleep
    case .valueShown:
      // The result of a submission, which `ValueText` shows with or without a trace.
      return nil
    case .lost(let loss): return self.annotation(of: loss, happening)
    case .concurrency(let note): return self.annotation(of: note, happening)
    case .object(let note): return self.annotation(of: note, happening)
    case .store(let note): return self.annotation(of: note, happening)
    }
  }

  private func entry(of scope: Scope, _ happening: Happening) -> Annotation {
    let event = happening.event
    let verb: Annotation.Verb
    let what: [StyledText]
    var value: String?
    var origin: StyledText = ""
    switch scope.content {
    case .taskLocal(let name, let newValue):
      (verb, what, value) = (.bind, [wording.binding(name, newValue)], newValue)
    case .dependencies(let overrides):
      verb = .override
      let nothing: ScopeMessage = scope.replacement == nil ? .nothing : .allDependencies
      what =
        overrides.isEmpty ? [nothing.styled] : overrides.map(wording.binding)
      value = overrides.count == 1 ? overrides.first?.value : nil
      origin =
        scope.replacement.map(wording.replacement)
        ?? covered.places[scope.id].map { place in
          ScopeMessage.replacesOverride(at: wording.at(place)).styled
        } ?? ""
    case .dependenciesFrom(let model, true, let overrides):
      verb = .override
      what =
        overrides.isEmpty
        ? [ScopeMessage.nothing.styled] : overrides.map(wording.binding)
      origin = ScopeMessage.nothingToInherit(from: model).styled
    case .dependenciesFrom(let model, false, let overrides):
      verb = .inherit
      what =
        [ScopeMessage.dependenciesOf(model).styled]
        + overrides.map(wording.binding)
      origin =
        scope.replacement.map(wording.replacement)
        ?? scope.winners.map { winner in
          ScopeMessage.winsOverCaptured(
            winner.name, at: winner.place.map(wording.at), of: model
          ).styled
        }.joined(by: "; ")
    case .yielded(let place, let escaper):
      verb = .yield
      if let escaper, case .nothing(let lost)? = inheritances[escaper], !lost.isEmpty {
        let creation = created[escaper]?.createdAt.map(wording.at)
        origin = ScopeMessage.escapesTooLate(escaper, createdAt: creation).styled
      }
      what = [ScopeMessage.escaped(at: place.map(wording.at)).styled]
    }
    return Annotation(
      number: event.number, lane: event.lane, verb: verb, what: what, origin: origin,
      value: value,
      pattern: Annotation.Pattern(verb: verb, family: event.lane.family, subject: name(of: scope)),
      mark: .enters(happening.place ?? scope.place))
  }

  func name(of lane: LaneID) -> StyledText {
    created[lane].map(wording.creation) ?? "\(lane)"
  }

  /// Returns the name of a scope's values in the line of its end.
  private func name(of scope: Scope) -> String {
    switch scope.content {
    case .taskLocal(let name, _): name
    case .dependencies where scope.replacement != nil:
      ScopeMessage.allDependencies.styled.characters
    case .dependencies(let overrides) where overrides.count == 1: overrides[0].name
    case .dependencies(let overrides):
      ScopeMessage.dependencies(overrides.count).styled.characters
    case .dependenciesFrom, .yielded: ScopeMessage.theDependencies.styled.characters
    }
  }

  private func capture(by name: String, _ overrides: [Scope.Override], _ event: Event)
    -> Annotation
  {
    var what = StyledText(name, .name)
    let message: ScopeMessage
    if let own = overrides.first(where: { $0.isOf(name) }) {
      if own.name == name { what = wording.binding(own.name, own.value) }
      message = .override(
        of: own.name == name ? nil : own.name, from: own.place.map(wording.at))
    } else if overrides.isEmpty {
      message = .noOverride
    } else {
      message = .otherOverrides(overrides.map(\.name))
    }
    var origin = message.styled
    if let type = Making(event.calls).type { origin = ScopeMessage.ofType(type, origin).styled }
    return Annotation(
      number: event.number, lane: event.lane, verb: .capture,
      what: [what], origin: origin,
      pattern: Annotation.Pattern(
        verb: .capture, family: event.lane.family, subject: name + origin.characters))
  }
}

extension Annotation.Mark {
  var isEnd: Bool { if case .leaves = self { true } else { false } }
}

extension Scope.Override {
  /// Returns whether its name is the wrapper's or a prefix of it: `client` for `client.fetch`.
  func isOf(_ name: String) -> Bool { self.name == name || name.hasPrefix(self.name + ".") }
}

extension TaskLocalOrigin {
  /// The origin without lanes and scopes, equal for reads that were reached in the same way.
  fileprivate var anonymous: TaskLocalOrigin {
    switch self {
    case .bound(_, let place, let journey):
      .bound(scope: ScopeID(0), place: place, journey: journey.map(\.anonymous))
    case .defaultValue(.neverBound), .disagreement: self
    case .defaultValue(.detached(_, let place, let boundAt)):
      .defaultValue(.detached(lane: .main, place: place, boundAt: boundAt))
    case .defaultValue(.outsideAnyTask(_, let place, let boundAt)):
      .defaultValue(.outsideAnyTask(lane: .main, place: place, boundAt: boundAt))
    }
  }
}

extension DependencyOrigin {
  /// The origin without lanes, equal for reads that were reached in the same way.
  fileprivate var anonymous: DependencyOrigin {
    switch self {
    case .overridden(let place, let journey, let hidden):
      .overridden(place: place, journey: journey.map(\.anonymous), hiding: hidden)
    case .captured, .process, .cached, .prepared, .computed, .missing, .store: self
    }
  }
}

extension Hop {
  fileprivate var anonymous: Hop {
    Hop(lane: .main, kind: kind, place: place, carrier: carrier, isCopied: isCopied)
  }
}
