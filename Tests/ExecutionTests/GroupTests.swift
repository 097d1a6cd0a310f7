import Execution
import Machine
import Recording
import Testing

/// Task groups: results, errors, cancellation.
@Suite struct GroupTests {
  @Test("a group returns the children's values and then nil")
  func groupNext() async {
    await check(
      prints: "Optional(3)\nnil\ntrue\n",
      function("main", isAsync: true) { code in
        code.call(
          .withTaskGroup,
          function(isAsync: true, parameters: 1) { body in
            body.emit(.loadReference(slot: 0))
            body.closure(returning(.int(3)))
            body.emit(.perform(.groupAddTask, argumentCount: 2), .pop)
            for operation in [Operation.groupNext, .groupNext, .groupIsEmpty] {
              body.emit(.loadReference(slot: 0), .perform(operation, argumentCount: 1))
              body.printTop()
            }
          })
      })
  }

  @Test("a child's error leaves a throwing group")
  func groupError() async {
    let outcome = await run(
      function("main", isAsync: true) { code in
        code.call(
          .withThrowingTaskGroup,
          function(isAsync: true, parameters: 1, line: 5) { body in
            body.emit(.loadReference(slot: 0))
            body.closure(throwing("failure"))
            body.emit(.perform(.groupAddTask, argumentCount: 2), .pop)
            body.line = 6
            body.emit(.loadReference(slot: 0), .perform(.groupWaitForAll, argumentCount: 1))
          })
      }
    ).trace.outcome
    guard case .threw("\"failure\"", _) = outcome else {
      Issue.record("the outcome is \(outcome)")
      return
    }
  }

  @Test("a cancelled group accepts no more children")
  func cancelledGroup() async {
    await check(
      prints: "false\n",
      function("main", isAsync: true) { code in
        code.call(
          .withTaskGroup,
          function(isAsync: true, parameters: 1) { body in
            body.emit(
              .loadReference(slot: 0), .perform(.groupCancelAll, argumentCount: 1), .pop,
              .loadReference(slot: 0))
            body.closure(returning(.void))
            body.emit(.perform(.groupAddTaskUnlessCancelled, argumentCount: 2))
            body.printTop()
          })
      })
  }

  @Test("a group that escapes from its body is refused")
  func escapedGroup() async {
    await check(
      trapsWith: "task group", line: 8,
      function("main", isAsync: true) { code in
        code.call(
          .withTaskGroup,
          function(isAsync: true, parameters: 1) { body in
            body.emit(.load(slot: 0, name: "group"), .openCell, .return)
          })
        code.line = 8
        code.closure(returning(.void))
        code.emit(.perform(.groupAddTask, argumentCount: 2))
      })
  }
}
