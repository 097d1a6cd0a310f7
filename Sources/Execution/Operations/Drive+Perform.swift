import Dispatch
import Machine
import Recording

extension Drive {
  /// Performs an operation that doesn't suspend.
  ///
  /// - Throws: `Thrown`, `Stopped`, or a `Trap`.
  func perform(_ request: Request, of fiber: Fiber) throws -> Value {
    switch request.operation {
    case .print: try printItems(request)
    case .describe: .string(try description(of: request.argument(0), debug: false, request))
    case .debugDescribe: .string(try description(of: request.argument(0), debug: true, request))
    case .initializeStatic: try initialized(request.native(0), at: request.position)
    case .keepLazy: try keepLazy(request, of: fiber)
    case .noteLazy: try noteLazy(request, of: fiber)

    case .readTaskLocal: try readTaskLocal(request)
    case .projectTaskLocal: try projectTaskLocal(request)
    case .bindTaskLocal: try bindTaskLocal(request)

    case .startTask, .startDetachedTask, .startImmediateTask, .startImmediateDetachedTask,
      .startTaskPreferring, .startDetachedTaskPreferring, .startDeinitializer:
      try startTask(request)
    case .currentPriority: .int(Int(Task.currentPriority.rawValue))
    case .basePriority: .int(Task.basePriority.map { Int($0.rawValue) } ?? -1)
    case .taskCancel: try cancelTask(request)
    case .taskIsCancelled: .bool(try request.native(0, as: TaskBox.self).isCancelled)
    case .currentTaskIsCancelled: .bool(isCancelled(request))
    case .checkCancellation: try checkCancellation(request)
    case .currentTaskName, .ownTask, .ownTaskCancel, .ownTaskIsCancelled:
      try performOnOwnTask(request)

    case .groupAddTask, .groupAddTaskPreferring:
      try addGroupTask(request, unlessCancelled: false)
    case .groupAddTaskUnlessCancelled, .groupAddTaskPreferringUnlessCancelled:
      try addGroupTask(request, unlessCancelled: true)
    case .groupCancelAll: try cancelGroup(request)
    case .groupIsEmpty: .bool(try group(request).isEmpty)
    case .groupIsCancelled: .bool(try group(request).isCancelled)

    case .resumeReturning: try resumeContinuation(request, isThrowing: false)
    case .resumeThrowing: try resumeContinuation(request, isThrowing: true)

    case .makeStream: try makeStream(request)
    case .streamYield: try yieldToStream(request)
    case .streamFinish: try finishStream(request)
    case .streamDrop: try dropStream(request)
    case .streamHandler: try request.native(0, as: StreamBox.self).handler
    case .streamSetHandler: try setStreamHandler(request)

    case .makeLock: try makeLock(request)
    case .lock: try lock(request, of: fiber)
    case .tryLock: try tryLock(request, of: fiber)
    case .unlock: try unlock(request, of: fiber)
    case .lockGuards: try guardValue(request)
    case .blockFor: try blockThread(request)
    case .exit: throw try exit(request)

    case .mainActor: .native(MainActorBox.shared)
    case .assumeIsolated, .preconditionIsolated: try assumeIsolated(request)

    case .mainQueue: .native(QueueBox.main)
    case .globalQueue: .native(QueueBox.global)
    case .makeQueue: try makeQueue(request)
    case .queueAsync, .queueAsyncItem: try enqueue(request, after: nil)
    case .makeWorkOrigin: .native(WorkOrigin(self, at: request.position))
    case .noteOperationCancelled, .noteOperationSkipped: try noteOperation(request)
    case .queueAsyncFrom: try enqueueFromOrigin(request)
    case .queueAsyncAfter, .queueAsyncItemAfter:
      try enqueue(request, after: request.int(1))
    case .queueSync, .queueSyncBarrier: try synchronize(request)
    case .queueLabel: .string(try request.native(0, as: QueueBox.self).queue.label)
    case .dispatchNow: now()
    case .isMainThread: .bool(isOnMainActor)
    case .concurrentPerform: try performConcurrently(request)
    case .queueActivate, .queueSuspend, .queueSetSpecific, .queueGetSpecific, .currentSpecific,
      .checkQueue:
      try performOnQueue(request)
    case .makeDispatchGroup, .dispatchGroupEnter, .dispatchGroupLeave, .dispatchGroupWait,
      .dispatchGroupWaitUntil, .dispatchGroupNotify, .dispatchGroupNotifyItem:
      try performOnGroup(request)
    case .makeSemaphore, .semaphoreWait, .semaphoreWaitUntil, .semaphoreSignal:
      try performOnSemaphore(request)
    case .makeWorkItem, .workItemPerform, .workItemCancel, .workItemIsCancelled, .workItemWait,
      .workItemWaitUntil, .workItemNotify, .workItemNotifyItem:
      try performOnWorkItem(request)
    case .makeTimer, .timerSchedule, .timerSetEvent, .timerSetCancel, .timerResume,
      .timerSuspend, .timerCancel, .timerIsCancelled:
      try performOnTimer(request)

    case .makeWrapper, .makeCastingWrapper: try makeWrapper(request)
    case .readWrapper: try readWrapper(request)
    case .dependencyGet: try getDependency(request, of: fiber)
    case .dependencySet: try setDependency(request, of: fiber)
    case .contextGet: try getContext(request)
    case .contextSet: try setContext(request, of: fiber)
    case .withDependencies: try withDependencies(request)
    case .withDependenciesFrom: try withDependenciesFrom(request)
    case .withEscapedDependencies: try withEscapedDependencies(request)
    case .yieldEscaped: try yieldEscaped(request)
    case .prepareDependencies: try prepareDependencies(request)
    case .makeValues: try makeValues(request)
    case .explain: try explain(request)
    case .withResolutionObserver: try withResolutionObserver(request)
    case .useTestValue: try useTestValue(request)
    case .reportIssue: try reportIssue(request)
    case .withExpectedIssue: try withExpectedIssue(request)

    case .beginTest, .endTest, .skipTest, .failTest, .endTests, .testDescription, .noteOperand,
      .endExpectation, .recordIssue:
      try performInTest(request)
    case .beginXCTest, .noteSkip, .failXCTest: try performInXCTest(request)
    case .passTime: try passTime(request)

    case .makeClock: try makeClock(request)
    case .clockNow: try clockNow(request)
    case .clockResolution: try clockResolution(request)
    case .useMainSerialExecutor: .bool(run.useMainSerialExecutor(try request.bool(0)))
    case .areOthersBusy: .bool(run.world.isBusy(besidesLaneOf: run))

    case .isRecorded: .bool(run.recorder.isTraced && !isSilent)
    case .noteAction: try noteAction(request)
    case .noteStore: try noteStore(request)
    case .noteObservation: try noteObservation(request)
    case .noteDroppedError: try noteDroppedError(request)
    case .noteRepeated: try noteRepeated(request)
    case .noteCopy: try noteCopy(request)
    case .noteSkippedObservers: try noteSkippedObservers(request)

    case .randomUUID, .currentTime, .makeCounter, .nextCount, .machineSetting:
      try askSurroundings(request)

    default:
      throw Trap(
        DefectMessage.cannotSuspend(request.operation),
        position: request.position)
    }
  }

  /// Performs an operation that may suspend.
  ///
  /// - Throws: `Thrown`, `Stopped`, or a `Trap`.
  func perform(_ request: Request, isolation: isolated (any Actor)?) async throws -> Value {
    switch request.operation {
    case .bindTaskLocalAsync: try await bindTaskLocal(request, isolation: isolation)
    case .taskValue: try await taskValue(request, isolation: isolation)
    case .sleepFor, .sleepNanoseconds: try await sleep(request, isolation: isolation)
    case .yieldTask: await yieldTask(isolation: isolation)
    case .awaitAsyncLet: try await asyncLetValue(request, isolation: isolation)
    case .withTaskGroup, .withThrowingTaskGroup:
      try await withGroup(request, isolation: isolation)
    case .withDiscardingTaskGroup:
      try await withDiscardingGroup(request, isolation: isolation)
    case .groupNext: try await nextOfGroup(request, isolation: isolation)
    case .groupWaitForAll: try await waitForGroup(request, isolation: isolation)
    case .withCheckedContinuation, .withCheckedThrowingContinuation:
      try await withContinuation(request, isolation: isolation)
    case .withTaskCancellationHandler:
      try await withCancellationHandler(request, isolation: isolation)
    case .withExecutorPreference:
      try await withExecutorPreference(request, isolation: isolation)
    case .streamNext: try await nextOfStream(request, isolation: isolation)
    case .withDependenciesAsync: try await withDependencies(request, isolation: isolation)
    case .withDependenciesFromAsync:
      try await withDependenciesFrom(request, isolation: isolation)
    case .withEscapedDependenciesAsync:
      try await withEscapedDependencies(request, isolation: isolation)
    case .yieldEscapedAsync: try await yieldEscaped(request, isolation: isolation)
    case .prepareDependenciesAsync:
      try await prepareDependencies(request, isolation: isolation)
    case .withResolutionObserverAsync:
      try await withResolutionObserver(request, isolation: isolation)
    case .withExpectedIssueAsync: try await withExpectedIssue(request, isolation: isolation)
    case .runTestCase: try await runTestCase(request)
    case .passTime: try await passTime(request, isolation: isolation)
    case .clockSleep: try await clockSleep(request, isolation: isolation)
    case .clockAdvance: try await clockAdvance(request, isolation: isolation)
    case .clockRun: try await clockRun(request, isolation: isolation)
    case .clockPending: try await clockPending(request, isolation: isolation)

    default:
      preconditionFailure("the operation suspends and isn't an `async let`")
    }
  }
}
