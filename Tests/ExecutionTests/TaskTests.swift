import Execution
import Machine
import Recording
import Testing

/// Tasks: values, errors, cancellation, isolation.
@Suite struct TaskTests {
  @Test("a task's value is what its closure returned")
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

  @Test("the error of a task that nobody awaits is silent")
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

  @Test("a task created on the main actor by a closure isolated to it runs there")
  func mainActor() async {
    // Two loops on the main actor can't overlap: each prints a pair without the other between.
    func pair(_ text: String) -> Function {
      function(isAsync: true, isMainActor: true, slots: 1) { code in
        code.print(.string(text))
        code.push(.int(0))
        code.emit(.pop)
        code.print(.string(text))
      }
    }
    let trace = await run(
      function("main", isAsync: true) { code in
        for text in ["a", "b", "c", "d"] {
          code.call(.startTask, pair(text))
          code.emit(.pop)
        }
      }
    ).trace
    let lines = trace.output.split(separator: "\n")
    #expect(lines.count == 8)
    #expect(stride(from: 0, to: lines.count, by: 2).allSatisfy { lines[$0] == lines[$0 + 1] })
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
