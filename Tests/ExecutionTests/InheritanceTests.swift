import Machine
import Recording
import Testing

/// The rows of the table in SEMANTICS.md about which code reads a binding.
///
/// In all of them the default is 1, line 1 binds 42, line 2 creates a lane, and line 3 reads.
@Suite struct InheritanceTests {
  let local = taskLocal(default: .int(1))

  /// Binds 42 around the code, which runs synchronously or not.
  private func bound(
    isAsync: Bool = false, _ body: @escaping (inout Assembler) -> Void
  ) -> Function {
    function("main", isAsync: true, slots: 1) { code in
      code.bind(local, .int(42), isAsync: isAsync, function(isAsync: isAsync, line: 2, body))
      code.emit(.pop)
    }
  }

  @Test("a plain call reads the binding")
  func plainCall() async {
    let trace = await check(
      prints: "42\n",
      bound { code in
        code.emit(.call(reading(local), argumentCount: 0), .pop)
      })
    #expect(trace.origins == [.bound(scope: ScopeID(1), place: .line(1), journey: [])])
  }

  @Test("outside the scope the default is read")
  func afterScope() async {
    let trace = await check(
      prints: "1\n42\n1\n",
      function("main") { code in
        code.printLocal(local)
        code.bind(local, .int(42), reading(local))
        code.emit(.pop)
        code.printLocal(local)
      })
    #expect(trace.origins.first == .defaultValue(.neverBound))
    #expect(trace.origins.last == .defaultValue(.neverBound))
  }

  @Test("a task copies the binding")
  func task() async {
    let trace = await check(
      prints: "42\n",
      bound { code in
        code.call(.startTask, reading(local, isAsync: true))
        code.emit(.pop)
      })
    let hop = Hop(lane: LaneID(.task, 1), kind: .task, place: .line(2))
    #expect(trace.origins == [.bound(scope: ScopeID(1), place: .line(1), journey: [hop])])
    #expect(trace.inheritances == [.copied([ScopeID(1)])])
  }

  @Test("a detached task reads the default")
  func detachedTask() async {
    let trace = await check(
      prints: "1\n",
      bound { code in
        code.call(.startDetachedTask, reading(local, isAsync: true))
        code.emit(.pop)
      })
    let reason = DefaultReason.detached(
      lane: LaneID(.task, 1), place: .line(2), boundAt: .line(1))
    #expect(trace.origins == [.defaultValue(reason)])
    #expect(trace.inheritances == [.nothing(lost: [ScopeID(1)])])
  }

  @Test("a child of an async let shares the binding")
  func asyncLet() async {
    let trace = await check(
      prints: "42\n",
      bound(isAsync: true) { code in
        code.closure(reading(local, isAsync: true))
        code.push(.string("child"))
        code.emit(
          .perform(.beginAsyncLet, argumentCount: 2), .duplicate,
          .perform(.awaitAsyncLet, argumentCount: 1), .pop,
          .perform(.endAsyncLet, argumentCount: 1), .pop)
      })
    #expect(trace.inheritances == [.shared([ScopeID(1)])])
  }

  @Test("a child of a task group shares the binding")
  func taskGroup() async {
    let trace = await check(
      prints: "42\n",
      bound(isAsync: true) { code in
        code.call(
          .withTaskGroup,
          function(isAsync: true, parameters: 1, line: 2) { body in
            body.emit(.load(slot: 0, name: "group"))
            body.closure(reading(local, isAsync: true))
            body.emit(.perform(.groupAddTask, argumentCount: 2), .pop)
          })
        code.emit(.pop)
      })
    #expect(trace.inheritances == [.shared([ScopeID(1)])])
  }

  @Test("a closure on a queue reads the default", arguments: [false, true])
  func queue(isDelayed: Bool) async {
    let trace = await check(
      prints: "1\n",
      bound { code in
        code.perform(.globalQueue)
        if isDelayed { code.perform(.dispatchNow) }
        code.closure(reading(local))
        code.emit(
          isDelayed
            ? .perform(.queueAsyncAfter, argumentCount: 3)
            : .perform(.queueAsync, argumentCount: 2),
          .pop)
      })
    let reason = DefaultReason.outsideAnyTask(
      lane: LaneID(.dispatch, 1), place: .line(2), boundAt: .line(1))
    #expect(trace.origins == [.defaultValue(reason)])
    #expect(trace.inheritances == [.nothing(lost: [ScopeID(1)])])
  }

  @Test("a closure on the main queue reads the default")
  func mainQueue() async {
    await check(
      prints: "1\n",
      bound { code in
        code.perform(.mainQueue)
        code.closure(reading(local))
        code.emit(.perform(.queueAsync, argumentCount: 2), .pop)
      })
  }

  @Test("a task created in a closure on a queue inherits nothing")
  func taskInQueue() async {
    let trace = await check(
      prints: "1\n",
      bound { code in
        code.perform(.globalQueue)
        code.closure(
          function(line: 2) { closure in
            closure.call(.startTask, reading(local, isAsync: true))
            closure.emit(.pop)
          })
        code.emit(.perform(.queueAsync, argumentCount: 2), .pop)
      })
    let reason = DefaultReason.outsideAnyTask(
      lane: LaneID(.dispatch, 1), place: .line(2), boundAt: .line(1))
    #expect(trace.origins == [.defaultValue(reason)])
  }

  @Test("a binding made in a closure on a queue is copied by a task created there")
  func bindingInQueue() async {
    await check(
      prints: "42\n",
      function("main") { code in
        code.perform(.globalQueue)
        code.closure(
          bound { closure in
            closure.call(.startTask, reading(local, isAsync: true))
            closure.emit(.pop)
          })
        code.emit(.perform(.queueAsync, argumentCount: 2), .pop)
      })
  }

  @Test("`sync` runs its closure in the caller's lane")
  func queueSync() async {
    let trace = await check(
      prints: "42\n",
      bound { code in
        code.perform(.makeQueue, .string("work"))
        code.closure(reading(local))
        code.emit(.perform(.queueSync, argumentCount: 2), .pop)
      })
    #expect(trace.inheritances.isEmpty)
  }

  @Test("a continuation's body and the code after it read the binding, a thread between doesn't")
  func continuation() async {
    await check(
      prints: "42\n1\n42\n",
      bound(isAsync: true) { code in
        code.wait(
          .withCheckedContinuation,
          function(parameters: 1, line: 2) { body in
            body.printLocal(local)
            body.perform(.globalQueue)
            body.emit(
              .load(slot: 0, name: "continuation"),
              .makeClosure(
                function(captures: 1) { closure in
                  closure.printLocal(local)
                  closure.emit(.load(slot: 0, name: "continuation"))
                  closure.emit(.perform(.resumeReturning, argumentCount: 1), .pop)
                }, captureCount: 1),
              .perform(.queueAsync, argumentCount: 2), .pop)
          })
        code.emit(.pop)
        code.printLocal(local)
      })
  }

  @Test("a throw out of the scope restores the previous binding")
  func throwing() async {
    let trace = await check(
      prints: "42\n1\n",
      function("main") { code in
        code.emit(.beginHandling(8))
        code.bind(
          local, .int(42),
          function { body in
            body.printLocal(local)
            body.emit(.push(.string("failure")), .throw)
          })
        code.emit(.pop, .endHandling, .jump(9))
        // 8: the error is on the stack.
        code.emit(.pop)
        code.printLocal(local)
      })
    #expect(
      trace.events.contains { $0.kind == .scopeLeft(ScopeID(1), threw: true) })
  }

  @Test("a child's binding doesn't change its parent's")
  func childBinding() async {
    await check(
      prints: "7\n42\n",
      bound(isAsync: true) { code in
        code.call(
          .startTask,
          function(isAsync: true) { child in
            child.bind(local, .int(7), reading(local))
            child.emit(.pop)
          })
        code.emit(.perform(.taskValue, argumentCount: 1), .pop)
        code.printLocal(local)
      })
  }

  @Test("a task reads the binding at its creation, not where it is awaited")
  func atCreation() async {
    await check(
      prints: "1\n",
      function("main", isAsync: true, slots: 1) { code in
        code.call(.startTask, reading(local, isAsync: true))
        code.emit(.store(slot: 0))
        code.emit(
          .push(.native(local)), .push(.int(2)), .load(slot: 0, name: "task"),
          .makeClosure(
            function(isAsync: true, captures: 1) { body in
              body.emit(.load(slot: 0, name: "task"), .perform(.taskValue, argumentCount: 1), .pop)
            }, captureCount: 1),
          .perform(.bindTaskLocalAsync, argumentCount: 3), .pop)
      })
  }

  @Test("a long chain of tasks with separate bindings still knows the origin of each")
  func longLine() async {
    let count = Cell(.int(0))
    let spawn = Function(name: "spawn", position: nil, isAsync: true)
    var body = Assembler(line: 4)
    let isDone = Intrinsic("isDone") { _ throws(Trap) in
      guard case .int(let number) = count.value else { return .bool(true) }
      count.value = .int(number + 1)
      return .bool(number == 300)
    }
    body.emit(.intrinsic(isDone, argumentCount: 0), .jumpIfTrue(8))
    body.bind(
      local, .int(42),
      function(line: 5) { code in
        code.call(.startTask, spawn)
        code.emit(.pop)
      })
    body.emit(.return, .push(.void))
    body.printLocal(local)
    body.emit(.push(.void), .return)
    spawn.seal(
      captureCount: 0, parameterCount: 0, slotCount: 0, code: body.code, positions: body.positions)
    let trace = await check(prints: "42\n", spawn)
    let hop = Hop(lane: LaneID(.task, 300), kind: .task, place: .line(5))
    #expect(trace.origins == [.bound(scope: ScopeID(300), place: .line(4), journey: [hop])])
    #expect(trace.inheritances.last == .copied([ScopeID(300)]))
  }
}
