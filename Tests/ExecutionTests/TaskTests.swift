import Execution
import Machine
import Recording
import Testing

/// Tasks: values, errors, cancellation, isolation.
@Suite struct TaskTests {
  @Test("a task's value is the result of its closure")
  func taskValue() async {
    let trace = await check(
      prints: "7\n",
      function("main", isAsync: true, line: 2) { code in
        code.call(.startTask, returning(.int(7)))
        code.emit(.perform(.taskValue, argumentCount: 1))
        code.printTop()
      })
    let kinds = trace.events.filter { $0.lane == .main }.map(\.kind)
    #expect(kinds.contains(.awaited(LaneID(.task, 1))))
  }

  @Test("a task's error is thrown where its value is awaited")
  func taskError() async {
    let outcome = await run(
      function("main", isAsync: true, line: 2) { code in
        code.call(.startTask, throwing("failure"))
        code.line = 4
        code.emit(.perform(.taskValue, argumentCount: 1))
      }
    ).trace.outcome
    #expect(outcome == .threw(message: "\"failure\"", place: .line(4)))
  }

  @Test("the error of a task that isn't awaited is silent")
  func silentError() async {
    let trace = await check(
      prints: "",
      function("main", isAsync: true) { code in
        code.call(.startTask, throwing("failure"))
        code.emit(.pop)
      })
    let ends = trace.events.filter { $0.kind == .laneEnded(error: "\"failure\"") }
    #expect(ends.map(\.lane) == [LaneID(.task, 1)])
  }

  @Test("a cancelled task's sleep throws the program's own error")
  func cancellation() async {
    let main = function("main", isAsync: true) { code in
      code.call(
        .startTask,
        function(isAsync: true) { task in
          task.emit(.beginHandling(4))
          task.perform(.sleepFor, .duration(.seconds(100)))
          task.emit(.return)
          // 4: the error is on the stack.
          task.printTop()
          task.perform(.currentTaskIsCancelled)
          task.printTop()
        })
      code.emit(
        .duplicate, .perform(.taskCancel, argumentCount: 1), .pop,
        .perform(.taskValue, argumentCount: 1), .pop)
    }
    let trace = await run(main, world: World(cancellationError: .string("cancelled"))).trace
    #expect(trace.output == "cancelled\ntrue\n")
  }

  @Test("a trap in a task ends the whole run")
  func trapInTask() async {
    await check(
      trapsWith: "nil", line: 9,
      function("main", isAsync: true) { code in
        code.call(
          .startTask, function(isAsync: true, line: 9) { $0.emit(.trap(.forcedNil)) })
        code.perform(.sleepFor, .duration(.seconds(100)))
      })
  }

  @Test("main-actor tasks run there one after another, in the order of their creation")
  func mainActor() async {
    let texts = (1...20).map { "task \($0)" }
    await check(
      prints: texts.map { "\($0)\n\($0)\n" }.joined(),
      function("main", isAsync: true, isMainActor: true) { code in
        for text in texts {
          code.call(
            .startTask,
            function(isAsync: true, isMainActor: true) { task in
              task.print(.string(text))
              task.print(.string(text))
            })
          code.emit(.pop)
        }
      })
  }

  @Test("hops run their closure with its arguments", arguments: [true, false])
  func hop(toMainActor: Bool) async {
    await check(
      prints: "5\n",
      function("main", isAsync: true) { code in
        code.closure(
          function(isAsync: true, parameters: 1) { closure in
            closure.emit(.load(slot: 0, name: "argument"), .return)
          })
        code.push(.int(5))
        code.emit(.perform(toMainActor ? .runOnMainActor : .runOffActor, argumentCount: 2))
        code.printTop()
      })
  }
}
