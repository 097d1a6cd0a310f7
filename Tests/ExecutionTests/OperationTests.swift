import Execution
import Machine
import Recording
import Testing

/// What the operations do besides handing values down.
@Suite struct OperationTests {
  /// Runs a top level that must trap at a line with a message that contains the text.
  private func check(
    trapsWith text: String, line: Int, _ main: Function,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let outcome = await run(main).trace.outcome
    guard case .trapped(let message, let place) = outcome else {
      Issue.record("the outcome is \(outcome)", sourceLocation: sourceLocation)
      return
    }
    #expect(message.contains(text), sourceLocation: sourceLocation)
    #expect(place?.line == line, sourceLocation: sourceLocation)
  }

  private func returning(_ value: Value, isAsync: Bool = true) -> Function {
    function(isAsync: isAsync) { code in
      code.push(value)
      code.emit(.return)
    }
  }

  private func throwing(_ error: String, line: Int = 1) -> Function {
    function(isAsync: true, line: line) { code in
      code.push(.string(error))
      code.emit(.throw)
    }
  }

  // MARK: Tasks

  @Test("a task's value is what its closure returned")
  func taskValue() async {
    let trace = await ExecutionTests.check(
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
    let trace = await ExecutionTests.check(
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
    await ExecutionTests.check(
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

  // MARK: async let

  @Test("an outer child is awaited inside the scope of an inner one")
  func nestedAsyncLets() async {
    await ExecutionTests.check(
      prints: "1\n2\n",
      function("main", isAsync: true, slots: 2) { code in
        for index in 0...1 {
          code.closure(returning(.int(index + 1)))
          code.push(.string("child\(index)"))
          code.emit(.perform(.beginAsyncLet, argumentCount: 2), .store(slot: index))
        }
        for index in 0...1 {
          code.emit(.load(slot: index, name: ""), .perform(.awaitAsyncLet, argumentCount: 1))
          code.printTop()
        }
        for index in [1, 0] {
          code.emit(.load(slot: index, name: ""), .perform(.endAsyncLet, argumentCount: 1), .pop)
        }
      })
  }

  @Test("a child that is not awaited is cancelled at the end of its scope")
  func unawaitedAsyncLet() async {
    await ExecutionTests.check(
      prints: "true\nafter\n",
      function("main", isAsync: true) { code in
        code.closure(
          function(isAsync: true) { child in
            child.emit(.beginHandling(4))
            child.perform(.sleepFor, .duration(.seconds(100)))
            child.emit(.return)
            child.emit(.pop)
            child.perform(.currentTaskIsCancelled)
            child.printTop()
          })
        code.push(.string("child"))
        code.emit(
          .perform(.beginAsyncLet, argumentCount: 2), .perform(.endAsyncLet, argumentCount: 1),
          .pop)
        code.print(.string("after"))
      })
  }

  @Test("a scope left by returning from the function ends its child")
  func returningFromAsyncLet() async {
    await ExecutionTests.check(
      prints: "",
      function("main", isAsync: true) { code in
        code.closure(
          function(isAsync: true) { $0.perform(.sleepFor, .duration(.seconds(100))) })
        code.push(.string("child"))
        code.emit(.perform(.beginAsyncLet, argumentCount: 2), .return)
      })
  }

  // MARK: Groups

  @Test("a group gives the children's values and then nil")
  func groupNext() async {
    await ExecutionTests.check(
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

  @Test("a cancelled group takes no more children")
  func cancelledGroup() async {
    await ExecutionTests.check(
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

  // MARK: Continuations

  @Test("a continuation resumed twice is a trap where it happens")
  func doubleResume() async {
    await check(
      trapsWith: "more than once, returning 2", line: 6,
      function("main", isAsync: true) { code in
        code.call(
          .withCheckedContinuation,
          function(parameters: 1, line: 5) { body in
            for value in 1...2 {
              body.line = 4 + value
              body.emit(.load(slot: 0, name: "continuation"), .push(.int(value)))
              body.emit(.perform(.resumeReturning, argumentCount: 2), .pop)
            }
          })
      })
  }

  @Test("an error given to a continuation is thrown where it is awaited")
  func resumeThrowing() async {
    let outcome = await run(
      function("main", isAsync: true, line: 3) { code in
        code.call(
          .withCheckedThrowingContinuation,
          function(parameters: 1, line: 5) { body in
            body.emit(.load(slot: 0, name: "continuation"), .push(.string("failure")))
            body.emit(.perform(.resumeThrowing, argumentCount: 2), .pop)
          })
      }
    ).trace.outcome
    #expect(outcome == .threw(message: "\"failure\"", place: .line(3)))
  }

  // MARK: Queues

  @Test("waiting in `sync` for the queue one runs on is a trap", arguments: [false, true])
  func deadlock(isMain: Bool) async {
    let inner = function(captures: 1, line: 6) { code in
      code.emit(.load(slot: 0, name: "queue"))
      code.closure(function { _ in })
      code.emit(.perform(.queueSync, argumentCount: 2))
    }
    let main = function("main", slots: 1) { code in
      if isMain { code.perform(.mainQueue) } else { code.perform(.makeQueue, .string("work")) }
      code.emit(.store(slot: 0))
      if isMain {
        code.perform(.makeQueue, .string("other"))
      } else {
        code.emit(.load(slot: 0, name: ""))
      }
      code.emit(.load(slot: 0, name: "queue"), .makeClosure(inner, captureCount: 1))
      code.emit(.perform(.queueSync, argumentCount: 2))
    }
    await check(trapsWith: "deadlock", line: 6, main)
  }

  @Test("two queues that wait for each other are a trap")
  func mutualDeadlock() async {
    // Each closure waits for the other queue once both are running.
    func waiting(own: Int) -> Function {
      function(captures: 2, line: 6) { code in
        code.emit(.push(.int(0)))
        // Gives the other closure the time to begin; without it there would just be no deadlock.
        let start = code.code.count
        code.emit(.pop, .load(slot: 1 - own, name: "queue"))
        code.closure(function { _ in })
        code.emit(.perform(.queueSync, argumentCount: 2), .jump(start))
      }
    }
    let main = function("main", slots: 2) { code in
      for index in 0...1 {
        code.perform(.makeQueue, .string("work\(index)"))
        code.emit(.store(slot: index))
      }
      for index in 0...1 {
        code.emit(.load(slot: index, name: ""), .load(slot: 0, name: ""), .load(slot: 1, name: ""))
        code.emit(.makeClosure(waiting(own: index), captureCount: 2))
        code.emit(.perform(.queueAsync, argumentCount: 2), .pop)
      }
    }
    await check(trapsWith: "deadlock", line: 6, main)
  }

  @Test("the delay in a trace is the one the program wrote")
  func delay() async {
    let trace = await run(
      function("main") { code in
        code.perform(.globalQueue)
        code.perform(.dispatchNow)
        code.emit(
          .intrinsic(
            Intrinsic("plus") { arguments throws(Trap) in
              guard case .int(let now)? = arguments.first else { return .void }
              return .int(now + 20_000_000)
            }, argumentCount: 1))
        code.closure(function { _ in })
        code.emit(.perform(.queueAsyncAfter, argumentCount: 3))
      }
    ).trace
    let kinds = trace.events.compactMap { event in
      if case .laneCreated(let lane) = event.kind { lane.kind } else { nil }
    }
    #expect(kinds == [.dispatch(queue: "global", delay: 0.02)])
  }

  // MARK: Statics and printing

  @Test("a static is initialized once, by whoever touches it first")
  func statics() async {
    let storage = StaticStorage(
      name: "shared",
      initializer: function { code in
        code.print(.string("initialized"))
        code.push(.int(1))
        code.emit(.return)
      })
    await ExecutionTests.check(
      prints: "initialized\n",
      function("main", isAsync: true) { code in
        for _ in 1...10 {
          code.call(
            .startDetachedTask, function(isAsync: true) { $0.emit(.loadStatic(storage), .pop) })
          code.emit(.pop)
        }
      })
  }

  @Test("a static that needs itself is a trap, and not a deadlock")
  func recursiveStatic() async {
    let initializer = Function(name: "initializer", position: nil, isAsync: false)
    let storage = StaticStorage(name: "shared", initializer: initializer)
    var code = Assembler(line: 3)
    code.emit(.loadStatic(storage), .return)
    initializer.seal(
      captureCount: 0, parameterCount: 0, slotCount: 0, code: code.code, positions: code.positions)
    await check(
      trapsWith: "`shared`", line: 3, function("main") { $0.emit(.loadStatic(storage)) })
  }

  @Test("printing runs the program's own descriptions, also inside of collections")
  func ownDescription() async {
    let descriptor = TypeDescriptor(kind: .structure, name: "User", qualifiedName: "main.User")
    descriptor.add(conformance: "CustomStringConvertible")
    descriptor.add(
      method: function(parameters: 1) { code in
        code.push(.string("<user>"))
        code.emit(.return)
      }, selector: "get description")
    let user = Value.structure(Structure(descriptor: descriptor, fields: []))
    await ExecutionTests.check(
      prints: "<user>\n[<user>]\n",
      function("main") { code in
        code.print(user)
        code.print(.array([user]))
      })
  }

  @Test("long values are shortened in events, and only there")
  func shortening() async {
    let local = taskLocal(default: .string(String(repeating: "x", count: 500)))
    let trace = await run(reading(local)).trace
    #expect(trace.output.count == 501)
    for case .taskLocalRead(_, let value, _) in trace.events.map(\.kind) {
      #expect(value.count == 60)
    }
  }
}
