extension Root {
  /// Creates a task for the work. The task begins on the main actor, so not before the send is
  /// over.
  func start<Part>(
    _ run: Run<Part>, _ context: EffectContext, _ embed: @escaping (Part) -> Action
  ) -> Bool {
    let (node, start) = makeNode(
      .starting, .run, context, at: run.place, name: run.name, capturing: run.dependencies)
    let send = Send<Part> { [weak self] action in
      self?.receive(embed(action), from: node, start)
    } drop: { action in
      node.watch?.tell(.dropped(action: embed(action), effect: start.number))
    }
    let effect = runningEffect(at: context.path, below: node, start, dismiss: context.dismiss)
    let task = launcher.launch(priority: run.priority, start.wait) { [weak self] in
      // Work that was cancelled before it began doesn't run.
      var outcome = Run<Part>.Outcome.cancelled
      (context.isWait ? context.parent : node).watch?.tell(.effectBegan(number: start.number))
      if !Task.isCancelled {
        outcome = await RunningEffect.$current.withValue(effect) { await run.perform(send) }
      }
      if case .failed(let error) = outcome {
        report(.effectFailed(error: error), at: run.place)
        self?.journal?.ended(node, .failed("\(error)"))
        node.failure = "\(error)"
      }
      if case .cancelled = outcome { node.endsCancelled = true }
      node.finishWork()
    }
    node.begin(.task(task))
    return waitsFor(node, context)
  }

  /// Opens a source. Actions that it sends during the call are queued.
  func start<Part>(
    _ source: Source<Part>, _ context: EffectContext, _ embed: @escaping (Part) -> Action
  ) -> Bool {
    let (node, start) = makeNode(
      .starting, .source, context, at: source.place, name: nil, capturing: source.dependencies)
    let sink = Sink<Part> { [weak self] action in
      guard !node.isWorkDone, !node.isCancelled else {
        node.watch?.tell(.dropped(action: embed(action), effect: start.number))
        return
      }
      _ = self?.send(embed(action), from: .effect(node, start))
    } end: {
      node.finishWork()
    }
    node.begin(.source(source.start(sink)))
    return waitsFor(node, context)
  }

  /// Handles an action that a task has sent.
  func receive(_ action: Action, from node: EffectNode, _ start: EffectStart) {
    guard !node.isCancelled else {
      node.watch?.tell(.dropped(action: action, effect: start.number))
      return
    }
    if node.isWorkDone {
      report(.sentLate(action: action, cause: start.action), at: start.place)
    }
    _ = send(action, from: .effect(node, start))
  }
}

extension Root {
  /// Cancels the effects with an id that belong to a part of the state. Returns whether any was in
  /// flight.
  @discardableResult
  func cancel(
    _ id: CancelID, from path: EffectPath?, at place: Place, entry: Int,
    _ cause: CancellationCause
  ) -> Bool {
    let found = scopes.find(id, from: path)
    for (node, scope) in found {
      if let shared = SharedID(id, from: path?.elements ?? [], cancels: scope.elements),
        reportedIDs.insert(id).inserted
      {
        report(.sharedID(shared), at: place)
      }
      cancel(node, entry: entry, cause)
    }
    return !found.isEmpty
  }

  /// Cancels one effect.
  func cancel(_ node: EffectNode, entry: Int, _ cause: CancellationCause) {
    guard !node.isCancelled, !node.isWorkDone else { return }
    journal?.cancelled(node, by: entry)
    node.cancelWork(cause)
  }

  /// Notifies observers that no effect with a cancelled id is in flight.
  ///
  /// - Parameter path: The part of the state whose reducer or effect cancels.
  func tellNothingCancelled(
    _ id: CancelID, from path: EffectPath?, _ cause: CancellationCause
  ) {
    guard isWatched else { return }
    let sequence = (trunk.running + spare.running).first { $0.holdsBack?(id) == true }
    let pending = sequence?.children.first { $0.isPart && !$0.isWorkDone } ?? sequence
    let elements = id.elements.flatMap { element in
      scopes.numbers(of: element, from: path).map { number in
        MissedEffect.withElement(id: element.description, number: number)
      }
    }
    watch.tell(
      .nothingToCancel(
        id: id.description, cause, pending: pending?.start?.number,
        part: path?.elements.map(\.description) ?? [],
        missed: elements + watch.effectsOfOthers(with: id)))
  }

  /// Makes the context for functions that are called in an effect's task.
  private func runningEffect(
    at path: EffectPath?, below node: EffectNode, _ start: EffectStart,
    dismiss: ((EffectNode, EffectStart) -> Void)?
  ) -> RunningEffect {
    var dismissal: (@MainActor () -> Void)?
    if let dismiss { dismissal = { dismiss(node, start) } }
    var noting: (@MainActor () -> Void)?
    if isInspected { noting = { [weak self] in self?.inspector?.dismissed() } }
    return RunningEffect(
      launcher: launcher, dismiss: dismissal, dismissAlone: noting
    ) { [weak self] id, place in
      let cause = CancellationCause.effect(id: id.description, number: start.number)
      guard let self,
        !self.cancel(id, from: path, at: place, entry: start.entry, cause)
      else { return }
      tellNothingCancelled(id, from: path, cause)
    } register: { [weak self] id, task in
      guard let self else { return task.cancel() }
      let context = EffectContext(
        parent: node.isWorkDone ? trunk : node, path: path, ids: [id], isPart: true,
        action: start.action, sender: start.sender, entry: start.entry)
      let (part, _) = makeNode(.task(task), .part, context, at: start.place, name: start.name)
      await task.value
      part.finishWork()
    }
  }
}

extension SharedID {
  /// `nil` if one part contains the other, as a parent contains its children.
  init?(_ id: CancelID, from canceller: [ScopeElement], cancels cancelled: [ScopeElement]) {
    guard let (one, other) = zip(canceller, cancelled).first(where: { $0 != $1 }) else {
      return nil
    }
    self.init(id: "\(id)", canceller: "\(one)", cancelled: "\(other)")
  }
}
