/// An operation that the machine can't do itself, because it needs the runtime, time or the
/// outside.
///
/// The machine leaves with a request. A driver performs it and resumes the fiber.
package enum Operation: String, Hashable, Sendable, CaseIterable {
  // Output. `print` takes an array of items, a separator, a terminator. `describe` takes a value
  // whose printing runs the program's own `description`, and returns a string.
  case print, describe, debugDescribe

  // Lazy statics: no arguments; the storage is the operand.
  case initializeStatic
  // Lazy properties: `keep` takes the name, the value, and the object if there is one. `note` takes
  // the same for a stored value. They are performed only in watched functions.
  case keepLazy, noteLazy

  // Task-locals. `read` takes the declaration; `bind` takes declaration, value, closure.
  case readTaskLocal, projectTaskLocal, bindTaskLocal, bindTaskLocalAsync

  // Tasks: take a closure, return a `Task`; the others take the task. The arguments before the
  // closure are a name, an executor for `…Preferring`, and a priority.
  case startTask, startDetachedTask, startImmediateTask, startImmediateDetachedTask
  case startTaskPreferring, startDetachedTaskPreferring
  /// Takes the closure of a `deinit` that is isolated to an actor.
  case startDeinitializer
  /// Raw values; -1 for none.
  case currentPriority, basePriority
  case taskValue, taskCancel, taskIsCancelled
  case currentTaskIsCancelled, checkCancellation, currentTaskName
  /// The task that runs the code, for use only in it.
  case ownTask, ownTaskCancel, ownTaskIsCancelled
  /// Takes an executor or none, and a closure.
  case withExecutorPreference
  /// Take a duration, or nanoseconds as an integer.
  case sleepFor, sleepNanoseconds
  case yieldTask
  /// Takes the closures of the operation and of the handler.
  case withTaskCancellationHandler

  // `async let`: begin takes the child's closure and the variable's name, and returns a handle. The
  // code up to the matching end runs inside the real scope. Await and end take the handle.
  case beginAsyncLet, awaitAsyncLet, endAsyncLet

  // Task groups. `with…` take the body's closure, which takes a cell with the group.
  case withTaskGroup, withThrowingTaskGroup, withDiscardingTaskGroup
  case groupAddTask, groupAddTaskUnlessCancelled
  case groupAddTaskPreferring, groupAddTaskPreferringUnlessCancelled, groupNext, groupWaitForAll
  case groupCancelAll, groupIsEmpty, groupIsCancelled

  // Continuations: `with…` take the closure, which takes the continuation.
  case withCheckedContinuation, withCheckedThrowingContinuation
  case resumeReturning, resumeThrowing

  // Streams: `makeStream` takes a limit or none, whether the newest values are kept, and whether it
  // can throw. The others take the stream.
  case makeStream, streamYield, streamFinish, streamNext, streamDrop
  /// The program's handler, and the function that is called with an error or none and whether the
  /// stream was cancelled.
  case streamHandler, streamSetHandler

  // Locks: take a name and whether the lock is recursive. The others take the lock.
  case makeLock, lock, tryLock, unlock
  /// Takes a lock, and the object with the value that it guards.
  case lockGuards
  /// Takes seconds, and blocks the thread.
  case blockFor
  /// Takes the status with which the program ends.
  case exit

  // Dispatch.
  case mainQueue, globalQueue
  /// Takes a label and whether it is concurrent.
  case makeQueue
  /// Take a queue, a group or none, whether it is a barrier, and a closure; `asyncAfter` takes a
  /// queue, a deadline and a closure. The variants for items take an item in place of the closure,
  /// and no barrier.
  case queueAsync, queueAsyncItem, queueAsyncAfter, queueAsyncItemAfter
  /// `makeWorkOrigin` remembers who gives work to a queue that a library runs later; `queueAsyncFrom` takes
  /// a queue, the origin and a closure.
  case makeWorkOrigin, queueAsyncFrom
  /// The first takes whether the `Operation` is executing, and its name; the second takes its name.
  case noteOperationCancelled, noteOperationSkipped
  case queueSync, queueSyncBarrier, concurrentPerform
  case queueLabel, queueActivate, queueSuspend, queueSetSpecific, queueGetSpecific
  case currentSpecific, checkQueue, isMainThread
  // A deadline is nanoseconds of uptime. Waits with a deadline return whether they succeeded.
  case makeDispatchGroup, dispatchGroupEnter, dispatchGroupLeave, dispatchGroupWait
  case dispatchGroupWaitUntil, dispatchGroupNotify, dispatchGroupNotifyItem
  case makeSemaphore, semaphoreWait, semaphoreWaitUntil, semaphoreSignal
  case makeWorkItem, workItemPerform, workItemCancel, workItemIsCancelled
  case workItemWait, workItemWaitUntil, workItemNotify, workItemNotifyItem
  case makeTimer, timerSchedule, timerSetEvent, timerSetCancel
  case timerResume, timerSuspend, timerCancel, timerIsCancelled
  /// Nanoseconds of uptime as an integer.
  case dispatchNow

  // Isolation: take a closure and its arguments, and run it on the main actor or off it.
  // `runOnActor` first takes the actor, or its index among the arguments. `runClosure` runs the
  // closure where it must run. `runCallersClosure` does the same for closures that run on their
  // caller's actor.
  case runOnMainActor, runOffActor, runOnActor, runClosure, runCallersClosure
  /// The fiber's actor, as an optional.
  case callerActor
  /// The main actor as a value.
  case mainActor
  /// Takes an actor, and a closure that takes the actor.
  case assumeIsolated, preconditionIsolated

  // Dependencies, through the library's public API.
  /// Takes a `DependencyPath` or a `KeyDeclaration`; returns a wrapper.
  case makeWrapper
  /// Takes also a closure that casts each value that is read.
  case makeCastingWrapper
  case readWrapper
  /// Take values and a key; `set` takes a cell with values, a key, and the new value.
  case dependencyGet, dependencySet
  case contextGet, contextSet
  /// Take the update closure, which takes a cell, and the operation's closure.
  case withDependencies, withDependenciesAsync
  /// Take the model, the update closure or none, and the operation's closure.
  case withDependenciesFrom, withDependenciesFromAsync
  case withEscapedDependencies, withEscapedDependenciesAsync
  case yieldEscaped, yieldEscapedAsync
  /// Take the update closure.
  case prepareDependencies, prepareDependenciesAsync
  /// Takes the name of a context, `current`, or nothing; returns values.
  case makeValues
  /// Takes a key path or a key; returns the explanation of a read, as text by the names of its
  /// parts.
  case explain
  /// Take the observer's closure, which takes such an explanation, and the operation's closure.
  case withResolutionObserver, withResolutionObserverAsync
  /// Takes the name of one of the library's own dependencies and a message. Uses its test value.
  case useTestValue
  /// Takes a message, whether it is only a warning, and the line and column if they aren't the
  /// call's.
  case reportIssue
  /// Take a message, whether the issue is optional, and a closure.
  case withExpectedIssue, withExpectedIssueAsync

  // Tests. `begin` takes a name, a line and a column, and returns the test. `runTestCase` takes it,
  // names and values of arguments, and a closure. `skipTest` and `failTest` take a reason.
  case beginTest, runTestCase, endTest, skipTest, failTest, endTests
  /// The same for an XCTest test, which runs alone in the process, and is skipped by throwing an
  /// error.
  case beginXCTest, noteSkip
  /// Takes a message and a line number.
  case failXCTest
  /// Waits a moment for the work of others.
  case passTime
  /// Takes any value; returns its text in failures.
  case testDescription
  /// Takes a value, which it returns, and the numbers of an expectation and of a part of it.
  case noteOperand
  /// Takes whether it was met, whether it tests an optional value, its number, its text, and a
  /// comment or none.
  case endExpectation
  /// Takes a message, a comment or none, and whether it is only a warning.
  case recordIssue

  // Clocks of the library: take a kind, a name and an offset. `pending` returns the sleeping tasks,
  // or nil.
  case makeClock, clockNow, clockResolution
  case clockSleep, clockAdvance, clockRun, clockPending
  /// Takes whether all tasks run on the main thread; returns whether they did.
  case useMainSerialExecutor
  /// Returns whether any other lane of the session is running or about to run.
  case areOthersBusy

  /// Returns whether events are recorded.
  case isRecorded
  /// Takes a store's number, numbers, the action, the states before and after it, the observed
  /// changes, and a function that returns a collection's elements.
  case noteAction
  /// Takes the event, a store's number, numbers, lists of texts, and a value.
  case noteStore
  /// Takes the event, the number of an observation, and names of properties; returns the number, or 0
  /// if nothing is recorded.
  case noteObservation
  /// Takes an error that `try?` drops; returns none.
  case noteDroppedError
  /// Takes the name of a property and the value that an initializer assigned, or void; returns void.
  case noteSkippedObservers
  /// Takes an array whose elements are one object, and returns it.
  case noteRepeated
  /// Takes the value of a copy or of its original, the site, and the moment; returns the value.
  case noteCopy

  // Functions of the machine's environment: randomness, the time of day, counters, settings by
  // name.
  case randomUUID, currentTime, makeCounter, nextCount, machineSetting

  /// Whether its last argument is a closure that another task or a queue runs. A cell contains the closure, so
  /// that the new owner can take it out of the request.
  package var handsOverClosure: Bool { Self.starting.contains(self) }

  private static let starting: Set<Operation> = [
    .startTask, .startDetachedTask, .startImmediateTask, .startImmediateDetachedTask,
    .startTaskPreferring, .startDetachedTaskPreferring, .startDeinitializer, .groupAddTask,
    .groupAddTaskUnlessCancelled, .groupAddTaskPreferring, .groupAddTaskPreferringUnlessCancelled,
    .queueAsync, .queueAsyncAfter, .queueAsyncFrom, .dispatchGroupNotify, .workItemNotify,
  ]

  /// Whether it may suspend, so that only code in a task can perform it.
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

/// An operation with its arguments, as a step passes it to a driver.
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
