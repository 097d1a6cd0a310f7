import Execution
import Machine
import Recording
import Testing

/// Every program can be stopped, and stops at its limits.
@Suite(.serialized) struct StoppingTests {
  /// Interrupts a run as soon as it has printed, and measures the time until it ends.
  private func check(
    interrupts main: Function, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let box = RunBox()
    let run = Run(
      function: main, world: World(), limits: RunLimits(instructions: .max, seconds: nil),
      console: { _ in box.wasPrinted() })
    box.set(run)
    let result = await run.start()
    await run.settle(for: .seconds(60))
    let elapsed = box.timeSinceInterrupt
    #expect(run.liveLanes.isEmpty, sourceLocation: sourceLocation)
    // Without the interruption, it never ends or takes an hour.
    #expect(elapsed < .seconds(60), sourceLocation: sourceLocation)
    guard case .interrupted(let place) = result.outcome else {
      Issue.record("the outcome is \(result.outcome)", sourceLocation: sourceLocation)
      return
    }
    #expect(place != nil, sourceLocation: sourceLocation)
  }

  private func endless(isAsync: Bool = false) -> Function {
    function("endless", isAsync: isAsync, line: 7) { code in
      code.print(.string("ready"))
      code.emit(.jump(code.code.count))
    }
  }

  private func sleeping(_ name: String = "sleeping") -> Function {
    function(name, isAsync: true, line: 8) { code in
      code.print(.string("ready"))
      code.perform(.sleepFor, .duration(.seconds(1_000_000)))
    }
  }

  @Test("an endless loop is interrupted")
  func endlessLoop() async {
    await check(interrupts: endless())
  }

  @Test("an endless sleep is interrupted")
  func endlessSleep() async {
    await check(interrupts: sleeping())
  }

  @Test("awaiting a task that sleeps forever is interrupted")
  func awaiting() async {
    await check(
      interrupts: function("main", isAsync: true) { code in
        code.call(.startDetachedTask, sleeping())
        code.emit(.perform(.taskValue, argumentCount: 1))
      })
  }

  @Test("a task in an endless loop is interrupted")
  func endlessTask() async {
    await check(
      interrupts: function("main", isAsync: true) { code in
        code.call(.startTask, endless(isAsync: true))
        code.emit(.perform(.taskValue, argumentCount: 1))
      })
  }

  @Test("children of a group that sleep forever are interrupted")
  func group() async {
    await check(
      interrupts: function("main", isAsync: true) { code in
        code.call(
          .withTaskGroup,
          function(isAsync: true, parameters: 1) { body in
            body.emit(.load(slot: 0, name: "group"))
            body.closure(sleeping())
            body.emit(.perform(.groupAddTask, argumentCount: 2))
          })
      })
  }

  @Test("a run in which all lanes wait for each other ends at once, and lists the waits")
  func standstill() async {
    let main = function("main", isAsync: true, line: 7) { code in
      code.perform(.makeSemaphore, .int(0))
      code.emit(.perform(.semaphoreWait, argumentCount: 1))
    }
    let run = Run(function: main, world: World(), limits: RunLimits(seconds: nil)) { _ in }
    let result = await run.start()
    #expect(
      result.outcome
        == .trapped(
          message:
            "nothing can go on any more: main waits for a semaphore to be signalled at line 7",
          place: Place(line: 7, column: 1)))
  }

  @Test("a continuation that isn't resumed ends the run")
  func continuation() async {
    let main = function("main", isAsync: true, line: 7) { code in
      code.wait(.withCheckedContinuation, function(parameters: 1) { _ in })
    }
    let run = Run(function: main, world: World(), limits: RunLimits(seconds: nil)) { _ in }
    let result = await run.start()
    guard case .trapped(let message, _) = result.outcome else {
      Issue.record("the outcome is \(result.outcome)")
      return
    }
    #expect(message.hasPrefix("nothing can go on any more: main waits for a continuation"))
  }

  @Test("waiting for a queue that never becomes free is interrupted")
  func queueSync() async {
    await check(
      interrupts: function("main", slots: 1) { code in
        code.perform(.makeQueue, .string("work"))
        code.emit(.store(slot: 0), .load(slot: 0, name: "queue"))
        code.closure(endless())
        code.emit(.perform(.queueAsync, argumentCount: 2), .pop, .load(slot: 0, name: "queue"))
        code.closure(function { _ in })
        code.emit(.perform(.queueSync, argumentCount: 2))
      })
  }

  @Test("after an interrupt a delayed closure does nothing")
  func delayedClosure() async {
    let main = function("main", isAsync: true) { code in
      code.perform(.globalQueue)
      code.perform(.dispatchNow)
      code.closure(function { $0.print(.string("too late")) })
      code.emit(.perform(.queueAsyncAfter, argumentCount: 3), .pop)
      code.print(.string("ready"))
      code.perform(.sleepFor, .duration(.seconds(1_000)))
    }
    await check(interrupts: main)
  }

  // MARK: Limits

  private func check(
    _ limit: Outcome.Limit, _ limits: RunLimits, _ main: Function, line: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let outcome = await run(main, limits: limits).run.outcome
    guard case .limitReached(limit, let place) = outcome else {
      Issue.record("the outcome is \(outcome)", sourceLocation: sourceLocation)
      return
    }
    if let line { #expect(place?.line == line, sourceLocation: sourceLocation) }
  }

  @Test("instructions are limited")
  func instructions() async {
    await check(.instructions, RunLimits(instructions: 100_000), endless(), line: 7)
  }

  @Test("time is limited, asleep or awake", arguments: [false, true])
  func time(isAsleep: Bool) async {
    await check(
      .time, RunLimits(instructions: .max, seconds: 0.05), isAsleep ? sleeping() : endless(),
      line: isAsleep ? 8 : 7)
  }

  @Test("output is limited")
  func output() async {
    await check(
      .output, RunLimits(outputBytes: 1_000),
      function("main", line: 5) { code in
        code.print(.string("again and again"))
        code.emit(.jump(0))
      }, line: 5)
  }

  @Test("tasks are limited, alive and in total", arguments: [10, 1_000])
  func tasks(alive: Int) async {
    await check(
      .tasks, RunLimits(aliveTasks: alive, totalTasks: 50),
      function("main", line: 5) { code in
        code.call(.startDetachedTask, sleeping("unprinted"))
        code.emit(.pop, .jump(0))
      }, line: 5)
  }

  @Test("nesting of scopes is limited")
  func nesting() async {
    let local = taskLocal(default: .int(1))
    let recursive = Function(
      name: "recursive", position: nil, isAsync: false)
    var code = Assembler(line: 4)
    code.bind(local, .int(2), recursive)
    code.emit(.return)
    recursive.seal(
      captureCount: 0, parameterCount: 0, slotCount: 0, code: code.code,
      positions: code.positions)
    await check(.nesting, RunLimits(), recursive, line: 4)
  }

  @Test("memory is limited")
  func memory() async {
    await check(
      .memory, RunLimits(instructions: .max, memoryBytes: 64 << 20),
      function("main", slots: 1) { code in
        // Stores a new array of 1,000 elements in each round.
        let grow = MutatingIntrinsic("grow") { base, _ throws(Trap) in
          guard case .array(var rows) = base else { return .void }
          base = .void
          rows.append(.array(Array(repeating: .int(1), count: 1_000)))
          base = .array(rows)
          return .void
        }
        code.emit(.push(.array([])))
        let start = code.code.count
        code.emit(.mutatingIntrinsic(grow, argumentCount: 0), .swap, .pop, .jump(start))
      })
  }
}
