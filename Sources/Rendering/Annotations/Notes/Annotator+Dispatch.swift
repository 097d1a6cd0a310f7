import Recording

extension Annotator {
  /// Returns nil for a note that another annotation includes.
  func annotation(of note: DispatchNote, _ happening: Happening) -> Annotation? {
    switch note {
    case .sleepBlocks: return nil
    case .itemCancelled(let state):
      let (item, effect): (DispatchMessage, DispatchMessage) =
        switch state {
        case .idle: (.workItem, .notOnQueue)
        case .enqueued(let lane): (.workItemOf(lane), .willNotBegin(lane))
        case .running(let lane): (.workItemOf(lane), .goesOn)
        case .ended: (.workItem, .hasEnded)
        }
      return annotation(.cancel, item.styled, origin: effect.styled, happening)
    case .itemSkipped(let isWholeLane):
      let item: DispatchMessage =
        isWholeLane ? .closureOf(happening.event.lane) : .workItem
      return annotation(
        .refuse, item.styled,
        origin: DispatchMessage.skipped.styled, happening)
    case .operationCancelled(let name, let isExecuting):
      let effect: DispatchMessage = isExecuting ? .operationGoesOn : .operationWillNotBegin
      return annotation(
        .cancel, DispatchMessage.operation(name).styled, origin: effect.styled, happening)
    case .operationSkipped(let name):
      return annotation(
        .refuse, DispatchMessage.operation(name).styled,
        origin: DispatchMessage.operationSkipped.styled, happening)
    case .blocked(.unusedGroup, _):
      return annotation(
        .waits, DispatchMessage.waitsFor(.group).styled,
        origin: DispatchMessage.foundUnused.styled, happening)
    case .blocked(let blocker, let isMainActor):
      return annotation(
        .waits, DispatchMessage.waitsFor(blocker).styled,
        origin: (isMainActor ? DispatchMessage.blocksMainActor : .blocksThread).styled, happening)
    case .timedOut(let blocker, let isMainActor):
      return annotation(
        .waits, DispatchMessage.waitsFor(blocker).styled,
        origin: (isMainActor ? DispatchMessage.timedOutOnMainActor : .timedOut).styled, happening)
    case .lockRefused(let lock, let byItself):
      return annotation(
        .refuse, StyledText(lock, .name),
        origin: (byItself ? DispatchMessage.lockedByItself : .lockedByOther).styled, happening)
    case .timerReleased:
      return annotation(
        .end, DispatchMessage.timer.styled, origin: DispatchMessage.timerReleased.styled, happening)
    case .passed(let value):
      return annotation(
        .waits, DispatchMessage.waitsFor(.semaphore).styled,
        origin: DispatchMessage.passes(value: value).styled, happening)
    case .signaled(let lanes):
      return annotation(
        .resume, DispatchMessage.lanes(lanes, ellipsis: ellipsis).styled,
        origin: DispatchMessage.bySignal(count: lanes.count).styled, happening)
    case .suspended(let queue):
      return annotation(
        .suspend, DispatchMessage.queue(queue).styled,
        origin: DispatchMessage.holdsBack.styled, happening)
    case .resumed(let queue, let lanes, let isStillSuspended):
      let effect: DispatchMessage =
        isStillSuspended ? .isStillSuspended : .letsBegin(lanes, ellipsis: ellipsis)
      return annotation(
        .resume, DispatchMessage.queue(queue).styled, origin: effect.styled, happening)
    }
  }
}
