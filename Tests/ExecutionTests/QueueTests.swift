import Execution
import Machine
import Recording
import Testing

/// Dispatch queues: deadlocks and delays.
@Suite struct QueueTests {
  @Test("waiting in `sync` for the queue that runs the code traps", arguments: [false, true])
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

  @Test("two queues that wait for each other trap")
  func mutualDeadlock() async {
    // Each closure waits for the other queue once both are running.
    func waiting(own: Int) -> Function {
      function(captures: 2, line: 6) { code in
        code.emit(.push(.int(0)))
        // Gives the other closure time to begin. Without it, there might be no deadlock.
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

  @Test("the delay in a trace is the program's delay")
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
}
