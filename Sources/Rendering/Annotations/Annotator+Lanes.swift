import Recording

extension Annotator {
  /// Returns what is special about a wait for another lane.
  func origin(ofWaitFor lane: LaneID, _ happening: Happening) -> StyledText {
    let event = happening.event
    let message =
      results.repeatedError(of: lane, awaitedAt: event.number)
      .map { TaskMessage.throwsAgain(wording.value($0)) }
      ?? sharedError(of: lane, awaitedAt: happening)
      ?? results.lateAwaits[event.number].map { .endedBefore($0, awaitedBy: event.lane) }
      ?? carriedBindings.differences[event.number].map { difference in
        .hasOtherBinding(
          lane, wording.binding(difference.name, difference.ofTask),
          reader: wording.value(difference.ofReader))
      }
    return message?.styled ?? ""
  }

  /// Returns what a new lane inherits, where and when it runs, and who waits for it.
  func arrival(of lane: Lane, _ happening: Happening) -> StyledText {
    var parts: [StyledText] = []
    let inherited = wording.arrival(of: lane, inheritances[lane.id])
    if !inherited.isEmpty { parts.append(inherited) }
    if let actor = facts.actors[lane.id] {
      parts = [(parts + [TaskMessage.onActor(actor).styled]).joined(by: ", ")]
    }
    if lane.beginning.isImmediate, !lane.beginning.isDeinitializer {
      parts.append(TaskMessage.beginsNow.styled)
    }
    if lane.beginning.isInDispatchGroup { parts.append(DispatchMessage.isInGroup.styled) }
    if lane.beginning.isIgnoredBarrier { parts.append(DispatchMessage.ignoresBarrier.styled) }
    if let blocker = lane.beginning.follows { parts.append(DispatchMessage.after(blocker).styled) }
    if let priority = lane.beginning.priority {
      parts.append(TaskMessage.priority(priority).styled)
    }
    if lane.beginning.beginsCancelled {
      let isOfGroup = lane.kind == .groupChild
      parts.append(
        TaskMessage.beginsCancelled(by: isOfGroup ? nil : happening.event.lane).styled)
    }
    if delayedStarts.lanes.contains(lane.id), replacedTasks.replacements[lane.id] == nil {
      let place = delayedStarts.places[lane.id].map(wording.at)
      parts.append(TaskMessage.beginsWhenWaiting(happening.event.lane, at: place).styled)
    }
    if isFinished, results.outlivesMain(lane.id) {
      let message: TaskMessage =
        lane.beginning.held.map { .outlivesMainKeeping($0) }
        ?? (order.openReaders.contains(lane.id)
          ? .readsOn(lane.id, cancelledAt: facts.cancellations[lane.id].map(place))
          : .outlivesMain(
            isCancelled: lane.beginning.beginsCancelled || facts.cancellations[lane.id] != nil))
      parts.append(message.styled)
      if lane.beginning.held == nil, let (method, type) = lastMethod(of: lane.id) {
        parts[parts.count - 1] += ". " + TaskMessage.methodKeeps(method, type).styled
      }
    } else if let creator = endedCreator(of: lane) {
      parts.append(TaskMessage.outlives(creator).styled)
    } else if let function = forgetfulCreator(of: lane, happening) {
      parts.append(TaskMessage.notAwaited(by: function).styled)
    }
    if let replaced = replacedTasks.replacements[lane.id] {
      parts.append(
        TaskMessage.replaced(
          replaced.property, by: replaced.task, at: replaced.place.map(wording.at)
        ).styled)
    }
    return parts.joined(by: "; ")
  }

  /// Returns the method of a class with a `deinit` in which a lane was at its last event, and the class.
  private func lastMethod(of lane: LaneID) -> (method: String, type: String)? {
    guard let index = facts.lastIndices[lane],
      let call = happenings.all[index].event.calls.last, call.home == nil,
      !call.isMaking, let place = call.function.place,
      let type = source.classWithDeinit(around: place)
    else { return nil }
    return (call.displayName, type)
  }

  /// Returns the closure on a queue that started a task and ended before it, without waiting for it.
  private func endedCreator(of lane: Lane) -> LaneID? {
    guard lane.kind == .task || lane.kind == .detachedTask, let creator = lane.creator,
      creator.family == .dispatch, !results.isAwaited(lane.id),
      let end = facts.ends[creator], end < (facts.ends[lane.id] ?? .max)
    else { return nil }
    return creator
  }

  /// Returns the async function that starts an unstructured task without waiting for it; nil if the
  /// task is awaited, or the function couldn't await it.
  private func forgetfulCreator(of lane: Lane, _ happening: Happening) -> String? {
    guard lane.kind == .task, !results.isAwaited(lane.id), let call = happening.event.calls.last,
      call.home == nil, call.function.place != nil, call.isAsync,
      !happening.cause.path.isEmpty
    else { return nil }
    return call.displayName
  }

  /// Returns a remark about the cancellation of a lane; empty for most.
  func cancellation(of lane: LaneID, _ happening: Happening) -> StyledText {
    if let end = facts.ends[lane], end < happening.number {
      return ConcurrencyMessage.alreadyEnded(lane).styled
    }
    if let first = facts.cancellations[lane], first.number < happening.number {
      return ConcurrencyMessage.cancelledBefore(at: place(of: first)).styled
    }
    var messages: [TaskMessage] = []
    if let first = early.looks[happening.number] {
      messages.append(.beginsAllTheSame(lane))
      if let first, let look = look(first) {
        messages.append(.looksFirst(lane, look, isLate: first.isLate && first.kind.isWait))
      }
    }
    if ignored.numbers.contains(happening.number) { messages.append(.ignoresCancellation(lane)) }
    return messages.map(\.styled).joined(by: ". ")
  }

  private func look(_ first: EarlyCancellations.Look) -> TaskMessage.Look? {
    guard let place = first.place.map(wording.at) else { return nil }
    return switch first.kind {
    case .sleep: .sleep(at: place)
    case .isCancelled: .isCancelled(at: place)
    case .check: .check(at: place)
    case .stream: .stream(at: place)
    case .handler: .handler(at: place)
    }
  }

  /// Returns that a lane gets the error of a task only because another lane that awaits the task was
  /// cancelled, and with it the task.
  func sharedError(of task: LaneID, awaitedAt happening: Happening) -> TaskMessage? {
    let reader = happening.event.lane
    guard let failure = results.failure(of: task), failure.number > happening.number,
      let cancellation = facts.cancellations[task], cancellation.number < failure.number,
      facts.cancellations[reader] == nil,
      let other = results.readers(of: task).first(where: { other in
        facts.cancellations[other].map { $0.number < failure.number } ?? false
      })
    else { return nil }
    return .getsErrorOf(
      task, wording.value(failure.error), reader, cancelled: other, at: place(of: cancellation))
  }

  /// Returns the line of a happening.
  func place(of happening: Happening) -> StyledText {
    // The first error of a discarding group cancels the others, as the task ends.
    if happening.event.place == nil, case .concurrency(.reached) = happening.event.kind {
      return PlaceMessage.end(of: happening.event.lane).styled
    }
    guard let place = happening.place ?? happening.event.place else {
      return PlaceMessage.unknownLine.styled
    }
    // Its place is that of the declaration.
    if case .concurrency(.abandoned) = happening.event.kind {
      return PlaceMessage.endOfScope(scope(happening)).styled
    }
    return wording.place(of: happening, or: place)
  }
}

extension EarlyCancellations.Look.Kind {
  /// Whether the program waits there, and doesn't ask.
  fileprivate var isWait: Bool {
    switch self {
    case .sleep, .stream, .handler: true
    case .isCancelled, .check: false
    }
  }
}
