import DependenciesCore
import Execution
import Machine
import Recording
import Testing

/// Interpreted keys, wrappers and scopes, resolved by the library.
@Suite struct DependencyTests {
  /// A key whose values are strings with their names.
  private func key(
    _ name: String = "GreetingKey", live: Bool = true, preview: Bool = false, test: Bool = false
  ) -> KeyDeclaration {
    let declaration = KeyDeclaration(name: name, valueTypeName: "String")
    func getter(_ text: String, _ exists: Bool) -> Function? {
      guard exists else { return nil }
      return function("\(name).\(text)") { code in
        code.push(.string(text))
        code.emit(.return)
      }
    }
    declaration.values = KeyDeclaration.Getters(
      live: getter("live", live), preview: getter("preview", preview), test: getter("test", test))
    return declaration
  }

  /// `\.greeting`, with `get { self[GreetingKey.self] }` on line 20.
  private func path(_ key: KeyDeclaration) -> DependencyPath {
    let get = function("get greeting", parameters: 1, line: 20) { code in
      code.emit(.load(slot: 0, name: "self"), .push(.native(key)))
      code.emit(.perform(.dependencyGet, argumentCount: 2), .return)
    }
    let getter = function("\\.greeting", parameters: 1, line: 20) { code in
      code.emit(.load(slot: 0, name: "values"), .call(get, argumentCount: 1), .return)
    }
    return DependencyPath(name: "\\.greeting", getter: getter, setter: nil)
  }

  /// `{ $0.greeting = value }` on a line, with `set { self[GreetingKey.self] = newValue }` on 21.
  private func changes(_ key: KeyDeclaration, _ value: String, line: Int) -> Function {
    let set = function("set greeting", parameters: 2, line: 21) { code in
      code.emit(
        .loadReference(slot: 0), .push(.native(key)), .load(slot: 1, name: "newValue"),
        .perform(.dependencySet, argumentCount: 3), .return)
    }
    return function("changes", parameters: 1, line: line) { code in
      code.emit(
        .loadReference(slot: 0), .push(.string(value)), .call(set, argumentCount: 2), .return)
    }
  }

  /// Runs in the given context, independent of the process's.
  private func run(
    in context: DependencyContext = .live, _ main: Function
  ) async -> Trace {
    await ExecutionTests.run(
      function("context", isAsync: true) { code in
        code.closure(
          function("changes", parameters: 1, line: 30) { changes in
            changes.emit(.loadReference(slot: 0), .push(.string("\(context)")))
            changes.emit(.perform(.contextSet, argumentCount: 2), .pop)
          })
        code.closure(main)
        code.emit(.perform(.withDependenciesAsync, argumentCount: 2), .pop)
      }
    ).trace
  }

  /// Makes a wrapper on line 10 and reads it on line 11, in a called function.
  private func reading(_ path: DependencyPath) -> Function {
    function(isAsync: true, line: 10) { code in
      code.perform(.makeWrapper, .native(path))
      code.line = 11
      code.emit(.perform(.readWrapper, argumentCount: 1))
      code.printTop()
    }
  }

  private func origins(_ trace: Trace) -> [DependencyOrigin] {
    trace.events.compactMap { event in
      if case .dependencyRead(_, _, let origin, _) = event.kind { origin } else { nil }
    }
  }

  private func issues(_ trace: Trace) -> [String] {
    trace.events.compactMap { event in
      if case .issueReported(let text) = event.kind { text } else { nil }
    }
  }

  // MARK: Defaults

  @Test("a default is computed at the first read and cached for the second")
  func cache() async {
    let path = path(key())
    let trace = await run(
      function(isAsync: true) { code in
        for _ in 1...2 { code.emit(.call(reading(path), argumentCount: 0), .pop) }
      })
    #expect(trace.output == "live\nlive\n")
    #expect(
      origins(trace) == [
        .computed(context: .live, used: .live),
        // The place of the read, which isn't where the wrapper is declared.
        .cached(context: .live, firstPlace: .line(11)),
      ])
  }

  struct Family: Sendable {
    var live = false
    var preview = false
    var test = false
    var context: DependencyContext
    var output: String
    var origin: DependencyOrigin
    var isReported = false
  }

  @Test(
    "the library's own defaults provide the values that a key omits",
    arguments: [
      Family(
        live: true, context: .live, output: "live",
        origin: .computed(context: .live, used: .live)),
      Family(
        live: true, context: .preview, output: "live",
        origin: .computed(context: .preview, used: .live)),
      Family(
        live: true, context: .test, output: "live",
        origin: .missing(context: .test, used: .live, isReported: true), isReported: true),
      Family(
        live: true, preview: true, context: .test, output: "preview",
        origin: .missing(context: .test, used: .preview, isReported: true), isReported: true),
      Family(
        live: true, test: true, context: .test, output: "test",
        origin: .computed(context: .test, used: .test)),
      Family(
        live: true, preview: true, test: true, context: .preview, output: "preview",
        origin: .computed(context: .preview, used: .preview)),
      Family(
        test: true, context: .live, output: "test",
        origin: .missing(context: .live, used: .test, isReported: true), isReported: true),
      Family(
        test: true, context: .preview, output: "test",
        origin: .computed(context: .preview, used: .test)),
      Family(
        preview: true, test: true, context: .preview, output: "preview",
        origin: .computed(context: .preview, used: .preview)),
    ])
  func families(family: Family) async {
    let key = key(live: family.live, preview: family.preview, test: family.test)
    let trace = await run(in: family.context, reading(path(key)))
    #expect(trace.output == family.output + "\n")
    #expect(origins(trace) == [family.origin])
    let issues = issues(trace)
    #expect(issues.count == (family.isReported ? 1 : 0))
    #expect(issues.allSatisfy { $0.contains("GreetingKey") && $0.contains("Value: String") })
  }

  // MARK: Overrides

  /// `withDependencies { $0.greeting = value } operation: { body }` on line 2, assigned on line 3.
  private func overriding(
    _ key: KeyDeclaration, _ value: String, isAsync: Bool = false, _ body: Function
  ) -> Function {
    function(isAsync: isAsync, line: 2) { code in
      code.closure(changes(key, value, line: 3))
      code.closure(body)
      code.emit(
        .perform(isAsync ? .withDependenciesAsync : .withDependencies, argumentCount: 2), .return)
    }
  }

  @Test("an override is read while it is current, with the line that assigns it")
  func override() async {
    let key = key()
    let trace = await run(overriding(key, "mock", reading(path(key))))
    #expect(trace.output == "mock\n")
    #expect(origins(trace) == [.overridden(place: .line(3), journey: [])])
    let scopes = trace.events.compactMap { event -> Scope.Content? in
      if case .scopeEntered(let scope) = event.kind { scope.content } else { nil }
    }
    let expected = Scope.Override(name: "greeting", value: "\"mock\"", place: .line(3))
    #expect(scopes.last == .dependencies([expected]))
  }

  @Test("a task copies an override")
  func overrideInTask() async {
    let key = key()
    let trace = await run(
      overriding(
        key, "mock", isAsync: true,
        function(isAsync: true, line: 4) { code in
          code.call(.startTask, reading(path(key)))
          code.emit(.perform(.taskValue, argumentCount: 1), .pop)
        }))
    #expect(trace.output == "mock\n")
    let hop = Hop(lane: LaneID(.task, 1), kind: .task, place: .line(4))
    #expect(origins(trace) == [.overridden(place: .line(3), journey: [hop])])
  }

  @Test("an override is lost in a detached task")
  func overrideLost() async {
    let key = key(live: true, preview: true, test: true)
    let trace = await run(
      overriding(
        key, "mock", isAsync: true,
        function(isAsync: true, line: 4) { code in
          code.call(.startDetachedTask, reading(path(key)))
          code.emit(.perform(.taskValue, argumentCount: 1), .pop)
        }))
    let lost = trace.events.compactMap { event -> LostOverride? in
      if case .dependencyRead(_, _, _, let lost) = event.kind { lost } else { nil }
    }
    #expect(
      lost == [LostOverride(place: .line(3), lane: LaneID(.task, 1), lanePlace: .line(4))])
  }

  @Test("a wrapper carries its captured values into a detached task")
  func captured() async {
    let key = key()
    let trace = await run(
      overriding(
        key, "mock", isAsync: true,
        function(isAsync: true, line: 10) { code in
          code.perform(.makeWrapper, .native(path(key)))
          code.line = 4
          code.emit(
            .makeClosure(
              function(isAsync: true, captures: 1, line: 5) { task in
                task.emit(
                  .load(slot: 0, name: "wrapper"), .perform(.readWrapper, argumentCount: 1))
                task.printTop()
              }, captureCount: 1))
          code.emit(
            .perform(.startDetachedTask, argumentCount: 1), .perform(.taskValue, argumentCount: 1),
            .pop)
        }))
    #expect(trace.output == "mock\n")
    #expect(origins(trace) == [.captured(place: .line(3), made: .line(10), model: nil)])
  }

  @Test("a model passes on the values that its wrapper captured")
  func model() async {
    let key = key()
    let descriptor = TypeDescriptor(kind: .class, name: "Model", qualifiedName: "main.Model")
    descriptor.fieldNames = ["count", "greeting"]
    let trace = await run(
      function(isAsync: true, slots: 1) { code in
        code.emit(
          .call(
            overriding(
              key, "mock",
              function { model in
                model.emit(
                  .makeObject(descriptor.plain, fieldCount: 2), .duplicate, .push(.int(0)),
                  .setObjectField(0), .duplicate)
                model.perform(.makeWrapper, .native(path(key)))
                model.emit(.setObjectField(1), .return)
              }), argumentCount: 0))
        code.closure(reading(path(key)))
        code.emit(.perform(.withDependenciesFromAsync, argumentCount: 2))
      })
    #expect(trace.output == "mock\n")
    guard case .captured(.some(.line(3)), _, _)? = origins(trace).first else {
      Testing.Issue.record("\(origins(trace))")
      return
    }
  }

  @Test("a model without wrappers is reported with the program's name for it")
  func modelWithoutWrappers() async {
    let descriptor = TypeDescriptor(kind: .class, name: "Plain", qualifiedName: "main.Plain")
    let trace = await run(
      function { code in
        code.emit(.makeObject(descriptor.plain, fieldCount: 0))
        code.closure(function { $0.print(.string("ran")) })
        code.emit(.perform(.withDependenciesFrom, argumentCount: 2))
      })
    #expect(trace.output == "ran\n")
    #expect(issues(trace).first?.contains("`Plain`") == true)
  }

  @Test("a yield replaces the current dependencies by the escaped ones")
  func escaping() async {
    let key = key()
    let trace = await run(
      overriding(
        key, "mock",
        function(line: 4) { code in
          code.call(
            .withEscapedDependencies,
            function(parameters: 1, line: 5) { escaping in
              escaping.perform(.globalQueue)
              escaping.emit(
                .load(slot: 0, name: "continuation"),
                .makeClosure(
                  function(captures: 1, line: 6) { closure in
                    closure.emit(.load(slot: 0, name: "continuation"))
                    closure.closure(reading(path(key)))
                    closure.emit(.perform(.yieldEscaped, argumentCount: 2))
                  }, captureCount: 1),
                .perform(.queueAsync, argumentCount: 2))
            })
        }))
    #expect(trace.output == "mock\n")
    let hop = Hop(
      lane: LaneID(.dispatch, 1), kind: .dispatch(queue: "global", delay: nil), place: .line(5),
      carrier: .continuation)
    #expect(origins(trace) == [.overridden(place: .line(3), journey: [hop])])
  }

  // MARK: Failures

  @Test("defaults that need each other end the run with the path of the cycle")
  func cycle() async {
    let first = KeyDeclaration(name: "First", valueTypeName: "Int")
    let second = KeyDeclaration(name: "Second", valueTypeName: "Int")
    func getter(_ other: KeyDeclaration) -> Function {
      function(line: 12) { code in
        code.perform(.makeWrapper, .native(other))
        code.emit(.perform(.readWrapper, argumentCount: 1), .return)
      }
    }
    first.values = KeyDeclaration.Getters(live: getter(second))
    second.values = KeyDeclaration.Getters(live: getter(first))
    let trace = await run(
      function { code in
        code.perform(.makeWrapper, .native(first))
        code.emit(.perform(.readWrapper, argumentCount: 1))
      })
    guard case .trapped(let message, let place) = trace.outcome else {
      Testing.Issue.record("\(trace.outcome)")
      return
    }
    #expect(message.contains("First → Second → First"))
    #expect(place?.line == 12)
  }

  @Test("a default whose run was stopped is computed again by the next run")
  func stoppedDefault() async {
    let key = KeyDeclaration(name: "Fragile", valueTypeName: "Int")
    let isSecond = Cell(.bool(false))
    key.values = KeyDeclaration.Getters(
      live: function { code in
        code.emit(.loadGlobal(isSecond, name: "isSecond"), .push(.bool(true)))
        code.emit(.storeGlobal(isSecond), .jumpIfTrue(5), .trap(.forcedNil))
        code.push(.string("recovered"))
        code.emit(.return)
      })
    let main = function { code in
      code.perform(.makeWrapper, .native(key))
      code.emit(.perform(.readWrapper, argumentCount: 1))
      code.printTop()
    }
    let first = await run(main)
    guard case .trapped = first.outcome else {
      Testing.Issue.record("\(first.outcome)")
      return
    }
    let second = await run(main)
    #expect(second.output == "recovered\n")
  }
}
