/// What the machine can't do itself: everything that touches the runtime, time or the outside.
///
/// The machine leaves with a request; a driver performs it and resumes the fiber.
package enum Operation: String, Hashable, Sendable, CaseIterable {
  // Output. `print` takes an array of items, a separator, a terminator. `describe` takes a value
  // whose printing runs the program's own `description`, and gives a string.
  case print, describe, debugDescribe

  // Lazy statics: takes nothing, the storage is the operand.
  case initializeStatic
  // Lazy properties: `keep` takes name and value, and the object it is of, if it is of one; `note` the
  // same where a value is found. It is performed only where the function is watched.
  case keepLazy, noteLazy

  // Task-locals. `read` takes the declaration; `bind` takes declaration, value, closure.
  case readTaskLocal, bindTaskLocal, bindTaskLocalAsync

  // Tasks. A closure in, a `Task` out; the rest take the task.
  // Before a closure that is to be a task stand its name, an executor for `…Preferring`, a priority.
  case startTask, startDetachedTask, startImmediateTask, startImmediateDetachedTask
  case startTaskPreferring, startDetachedTaskPreferring
  /// Raw values; -1 for none.
  case currentPriority, basePriority
  case taskValue, taskCancel, taskIsCancelled
  case currentTaskIsCancelled, checkCancellation, currentTaskName
  /// The task that runs, if one does, for itself alone.
  case ownTask, ownTaskCancel, ownTaskIsCancelled
  /// Takes an executor or none, and a closure.
  case withExecutorPreference
  /// Take a duration, or nanoseconds as an int.
  case sleepFor, sleepNanoseconds
  case yieldTask
  /// Takes the operation's closure and the handler's.
  case withTaskCancellationHandler

  // `async let`: begin takes the child's closure and the variable's name, gives a handle, and the
  // code up to the matching end runs inside the real scope. Await and end take the handle.
  case beginAsyncLet, awaitAsyncLet, endAsyncLet

  // Task groups. `with…` take the body's closure, which takes a cell holding the group.
  case withTaskGroup, withThrowingTaskGroup, withDiscardingTaskGroup
  case groupAddTask, groupAddTaskUnlessCancelled
  case groupAddTaskPreferring, groupAddTaskPreferringUnlessCancelled, groupNext, groupWaitForAll
  case groupCancelAll, groupIsEmpty, groupIsCancelled

  // Continuations: `with…` take the closure, which takes the continuation.
  case withCheckedContinuation, withCheckedThrowingContinuation
  case resumeReturning, resumeThrowing

  // Streams: `makeStream` takes a limit or none, whether the newest values are kept, and whether it
  // can throw; the rest take the stream.
  case makeStream, streamYield, streamFinish, streamNext, streamDrop
  /// The handler as the program wrote it, and the function that is called with an error or none and
  /// whether the stream was cancelled.
  case streamHandler, streamSetHandler

  // Locks: a name and whether who has it may take it again; the rest take the lock.
  case makeLock, lock, tryLock, unlock
  /// Takes seconds, for which the thread is blocked.
  case blockFor
  case makeAtomic, atomicLoad, atomicExchange, atomicCompareExchange

  // Dispatch.
  case mainQueue, globalQueue
  /// Takes label and whether it is concurrent.
  case makeQueue
  /// Takes queue, a group or none, whether it is a barrier, and closure; `asyncAfter` queue, deadline,
  /// closure. Those for items take one in the closure's place, and no barrier.
  case queueAsync, queueAsyncItem, queueAsyncAfter, queueAsyncItemAfter
  case queueSync, queueSyncBarrier, concurrentPerform
  case queueLabel, queueActivate, queueSuspend, queueSetSpecific, queueGetSpecific
  case currentSpecific, checkQueue, isMainThread
  // A deadline is nanoseconds of uptime; what waits until one says whether it got what it waited for.
  case makeDispatchGroup, dispatchGroupEnter, dispatchGroupLeave, dispatchGroupWait
  case dispatchGroupWaitUntil, dispatchGroupNotify, dispatchGroupNotifyItem
  case makeSemaphore, semaphoreWait, semaphoreWaitUntil, semaphoreSignal
  case makeWorkItem, workItemPerform, workItemCancel, workItemIsCancelled
  case workItemWait, workItemWaitUntil, workItemNotify
  case makeTimer, timerSchedule, timerSetEvent, timerSetCancel
  case timerResume, timerSuspend, timerCancel, timerIsCancelled
  /// Nanoseconds of uptime as an int.
  case dispatchNow

  // Isolation: a closure and its arguments, run on the main actor or off it; before them
  // `runOnActor` takes the actor, or its index among the arguments. `runClosure` runs it where the
  // closure itself must run; `runCallersClosure` does so too, but for closures that run on their
  // caller's actor.
  case runOnMainActor, runOffActor, runOnActor, runClosure, runCallersClosure
  /// The actor that the fiber runs on, as an optional.
  case callerActor
  /// The main actor as a value.
  case mainActor
  /// Takes an actor and a closure that is given it.
  case assumeIsolated, preconditionIsolated

  // Dependencies, through the library's public API.
  /// Takes a `DependencyPath` or a `KeyDeclaration`; gives a wrapper.
  case makeWrapper
  /// The same, and a closure that makes of each value that is read the one that is given.
  case makeCastingWrapper
  case readWrapper
  /// Takes values and key; `set` takes a cell with values, key, new value.
  case dependencyGet, dependencySet
  case contextGet, contextSet
  /// Take the closure that changes values (it takes a cell), and the operation's closure.
  case withDependencies, withDependenciesAsync
  /// Take the model, the changing closure or none, the operation's closure.
  case withDependenciesFrom, withDependenciesFromAsync
  case withEscapedDependencies, withEscapedDependenciesAsync
  case yieldEscaped, yieldEscapedAsync
  /// Take the closure that changes values.
  case prepareDependencies, prepareDependenciesAsync
  /// Takes the name of a context, `current`, or nothing; gives values.
  case makeValues
  /// Takes a key path or a key; gives the account of a read, as text by the names of its parts.
  case explain
  /// Take the observer's closure, which takes such an account, and the operation's.
  case withResolutionObserver, withResolutionObserverAsync
  /// Takes the name of one of the library's own dependencies and a message; uses its test value.
  case useTestValue
  /// Takes a message and whether it is only a warning; then, where it isn't that of the call, the
  /// line and column that it is about.
  case reportIssue
  /// Take a message, whether the issue may be absent, and a closure.
  case withExpectedIssue, withExpectedIssueAsync

  // Tests. `begin` takes a name, a line and a column and gives the test; `runTestCase` takes it, names
  // and values of arguments, and a closure; `skipTest` and `failTest` take why.
  case beginTest, runTestCase, endTest, skipTest, failTest, endTests
  /// The same for a test of XCTest, which has the process for itself, and is skipped by what it throws.
  case beginXCTest, noteSkip
  /// Takes a message and the number of a line.
  case failXCTest
  /// Waits a moment for what others do.
  case passTime
  /// Takes any value; gives its text as failures tell it.
  case testDescription
  /// Takes a value, which it gives back, and the numbers of an expectation and of a part of it.
  case noteOperand
  /// Takes whether it was met, whether it is of an optional value, its number, how it is told, and a
  /// comment or none.
  case endExpectation
  /// Takes a message, a comment or none, and whether it is only a warning.
  case recordIssue

  // Clocks of the library: kind, name and offset make one. `pending` gives what still sleeps, or nil.
  case makeClock, clockNow, clockResolution
  case clockSleep, clockAdvance, clockRun, clockPending
  /// Gives whether any other lane of the session is at work, or on its way to it.
  case areOthersBusy

  /// Gives whether anything of stores is recorded.
  case storesAreNoted
  /// Takes a store's number, numbers, the action, the state before and after it, what was observed to
  /// change, and what gives a collection's elements.
  case noteAction
  /// Takes what happened, a store's number, numbers, lists of texts, and a value.
  case noteStore

  // What the machine's surroundings give: chance, the time of day, counters, settings by their names.
  case randomUUID, currentTime, makeCounter, nextCount, machineSetting

  /// Whether it may suspend, so that only code with a task can ask for it.
  package var isAsync: Bool { Self.suspending.contains(self) }

  private static let suspending: Set<Operation> = [
    .bindTaskLocalAsync, .taskValue, .sleepFor, .sleepNanoseconds, .yieldTask,
    .beginAsyncLet, .awaitAsyncLet, .endAsyncLet, .withTaskGroup, .withThrowingTaskGroup,
    .withDiscardingTaskGroup, .groupNext, .groupWaitForAll, .withCheckedContinuation,
    .withCheckedThrowingContinuation,
    .withTaskCancellationHandler, .withExecutorPreference, .streamNext, .runOnMainActor,
    .runOffActor, .runOnActor,
    .runClosure, .runCallersClosure, .callerActor,
    .withDependenciesAsync, .withDependenciesFromAsync, .withEscapedDependenciesAsync,
    .yieldEscapedAsync, .prepareDependenciesAsync, .withResolutionObserverAsync,
    .withExpectedIssueAsync, .runTestCase, .passTime, .clockSleep, .clockAdvance, .clockRun,
    .clockPending,
  ]
}

/// An operation with its arguments, as a step hands it to a driver.
package struct Request: Sendable {
  package let operation: Operation
  package let arguments: Values
  package let position: Position?

  package init(operation: Operation, arguments: Values, position: Position?) {
    self.operation = operation
    self.arguments = arguments
    self.position = position
  }
}
