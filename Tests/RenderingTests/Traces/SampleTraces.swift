import Recording
import Testing

/// Traces written by hand, like the records of small programs.
enum SampleTraces {
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var trace: Trace

    var testDescription: String { name }
  }

  static let all = [
    Sample(name: "dispatch-forgets", trace: dispatchForgets),
    Sample(name: "shadowed-and-thrown", trace: shadowedAndThrown),
    Sample(name: "detached-and-children", trace: detachedAndChildren),
    Sample(name: "dependency-origins", trace: dependencyOrigins),
    Sample(name: "many-reads", trace: manyReads),
    Sample(name: "trapped", trace: trapped),
    Sample(name: "folded", trace: folded),
    Sample(name: "wide-characters", trace: wideCharacters),
    Sample(name: "unhappy-tasks", trace: unhappyTasks),
    Sample(name: "models", trace: models),
    Sample(name: "helpers", trace: helpers),
    Sample(name: "files", trace: files),
    Sample(name: "refusals", trace: refusals),
  ]

  /// The example of the design: a task inherits a binding, a queue does not.
  static var dispatchForgets: Trace {
    var trace = TraceBuilder(
      """
      enum Locals { @TaskLocal static var value = 1 }

      Locals.$value.withValue(42) {
        Task {
          print(Locals.value)
        }

        DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
          print(Locals.value)
        }
      }
      """)
    trace.bind(1, "Locals.value", "42", at: 3)
    trace.create(.task(1), .task, at: 4, .copied([1]))
    trace.create(
      .dispatch(1), .dispatch(queue: "global queue", delay: 1), at: 8, .nothing(lost: [1]))
    trace.leave(1, at: 3)
    trace.read(
      "Locals.value", "42", trace.bound(1, at: 3, trace.hop(.task(1), .task, at: 4)), .task(1),
      at: 5)
    trace.print("42", .task(1), at: 5)
    trace.record(.laneEnded(error: nil), .task(1), at: 4)
    trace.read(
      "Locals.value", "1",
      .defaultValue(
        .outsideAnyTask(lane: .dispatch(1), place: trace.place(8), boundAt: trace.place(3))),
      .dispatch(1), at: 9)
    trace.print("1", .dispatch(1), at: 9)
    return trace.trace
  }

  /// Two scopes, the inner one shadowing the outer one and left by throwing.
  static var shadowedAndThrown: Trace {
    var trace = TraceBuilder(
      """
      struct Refused: Error {}

      func greet() throws {
        print("as \\(Locals.user)")
        if Locals.user == "eve" { throw Refused() }
      }

      try Locals.$user.withValue("ann") {
        try? Locals.$user.withValue("eve") {
          try greet()
        }
        try greet()
      }
      """, firstLine: 4,
      earlier: [
        Source(
          name: "<input>", text: "enum Locals {\n  @TaskLocal static var user = \"nobody\"\n}")
      ])
    trace.bind(1, "Locals.user", "\"ann\"", at: 11)
    trace.bind(2, "Locals.user", "\"eve\"", at: 12)
    trace.inside("greet()", of: 6, calledAt: 13) { trace in
      let inner = trace.bound(2, at: 12)
      trace.read("Locals.user", "\"eve\"", inner, at: 7)
      trace.print("as eve", at: 7)
      trace.read("Locals.user", "\"eve\"", inner, at: 8)
    }
    trace.leave(2, threw: true, at: 12)
    trace.inside("greet()", of: 6, calledAt: 15) { trace in
      trace.read("Locals.user", "\"ann\"", trace.bound(1, at: 11), at: 7)
      trace.print("as ann", at: 7)
      trace.read("Locals.user", "\"ann\"", trace.bound(1, at: 11), at: 8)
    }
    trace.leave(1, at: 11)
    return trace.trace
  }

  /// A detached task, an `async let` and two children of a group under one binding.
  static var detachedAndChildren: Trace {
    var trace = TraceBuilder(
      """
      enum Request {
        @TaskLocal static var id = "none"
      }

      await Request.$id.withValue("r-17") {
        let detached = Task.detached { Request.id }
        async let child = Request.id
        await withTaskGroup(of: Void.self) { group in
          for _ in 1...2 {
            group.addTask { print(Request.id) }
          }
        }
        print(await child, await detached.value)
      }
      """)
    trace.bind(1, "Request.id", "\"r-17\"", at: 5)
    trace.create(.task(1), .detachedTask, at: 6, .nothing(lost: [1]))
    trace.create(.task(2), .asyncLet(variable: "child"), at: 7, .shared([1]))
    trace.create(.task(3), .groupChild, at: 10, .shared([1]))
    trace.create(.task(4), .groupChild, at: 10, .shared([1]))
    trace.read(
      "Request.id", "\"none\"",
      .defaultValue(.detached(lane: .task(1), place: trace.place(6), boundAt: trace.place(5))),
      .task(1), at: 6)
    trace.read(
      "Request.id", "\"r-17\"",
      trace.bound(1, at: 5, trace.hop(.task(2), .asyncLet(variable: "child"), at: 7)), .task(2),
      at: 7)
    for number in 3...4 {
      trace.read(
        "Request.id", "\"r-17\"",
        trace.bound(1, at: 5, trace.hop(.task(number), .groupChild, at: 10)), .task(number),
        at: 10)
      trace.print("r-17", .task(number), at: 10)
    }
    trace.record(.awaited(.task(2)), at: 13)
    trace.record(.awaited(.task(1)), at: 13)
    trace.print("r-17 none", at: 13)
    trace.leave(1, at: 5)
    return trace.trace
  }

  /// Every origin that a dependency can have.
  static var dependencyOrigins: Trace {
    var trace = TraceBuilder(
      """
      final class FactModel {
        @Dependency(\\.factClient) var factClient
        @Dependency(\\.date) var date

        func tap() {
          print(factClient.fetch(7))
        }

        func later() {
          DispatchQueue.main.async { print(self.date.now) }
        }
      }

      let model = withDependencies {
        $0.factClient = .mock
        $0.date = .constant(.distantPast)
      } operation: {
        FactModel()
      }

      model.tap()
      withDependencies { $0.factClient = .offline } operation: { model.tap() }
      FactModel().tap()
      FactModel().tap()
      model.later()
      """, name: "facts.swift")
    let overrides = [
      Scope.Override(name: "factClient", value: ".mock", place: trace.place(15)),
      Scope.Override(name: "date", value: ".constant(0001-01-01)", place: trace.place(16)),
    ]
    trace.enter(1, .dependencies(overrides), at: 14, "withDependencies")
    trace.make("FactModel", of: 1, at: 18) { trace in
      trace.record(.wrapperCreated(name: "factClient", captured: overrides), at: 2)
    }
    trace.leave(1, at: 14)
    let (make, tap) = (trace.place(18), "tap()")
    trace.inside(tap, of: 5, calledAt: 21, by: "tap") { trace in
      trace.resolve(
        "factClient", "FactClient(mock)",
        .captured(place: trace.place(15), made: make, model: "FactModel"), at: 6)
      trace.print("7 is mocked", at: 6)
    }
    let offline = Scope.Override(name: "factClient", value: ".offline", place: trace.place(22))
    trace.enter(2, .dependencies([offline]), at: 22)
    trace.inside(tap, of: 5, calledAt: 22) { trace in
      trace.resolve(
        "factClient", "FactClient(offline)", .overridden(place: trace.place(22), journey: []),
        at: 6)
      trace.print("no connection", at: 6)
    }
    trace.leave(2, at: 22)
    trace.make("FactModel", of: 1, at: 23) { trace in
      trace.record(.wrapperCreated(name: "factClient", captured: []), at: 2)
    }
    trace.inside(tap, of: 5, calledAt: 23, by: "tap") { trace in
      trace.resolve(
        "factClient", "FactClient(live)", .computed(context: .live, used: .live), at: 6)
      trace.print("7 is prime", at: 6)
    }
    trace.inside(tap, of: 5, calledAt: 24, by: "tap") { trace in
      trace.resolve(
        "factClient", "FactClient(live)", .cached(context: .live, firstPlace: trace.place(6)),
        at: 6)
      trace.print("7 is prime", at: 6)
    }
    trace.inside("later()", of: 9, calledAt: 25) { trace in
      trace.resolve("date", "testValue", .computed(context: .preview, used: .test), at: 10)
      trace.create(
        .dispatch(1), .dispatch(queue: "main", delay: nil), at: 10, .nothing(lost: []))
    }
    trace.inside("closure", of: 10, in: "later()") { trace in
      trace.record(
        .issueReported(
          "@Dependency(\\.date) has no live implementation, but was accessed from a live context."
        ), .dispatch(1), at: 10)
      trace.resolve(
        "date", "DateGenerator(unimplemented)",
        .missing(context: .live, used: .test, isReported: true),
        lost: LostOverride(
          place: trace.place(16), lane: .dispatch(1), lanePlace: trace.place(10)),
        .dispatch(1), at: 10)
    }
    return trace.trace
  }

  /// A hundred reads in a loop, and a hundred tasks.
  static var manyReads: Trace {
    var trace = TraceBuilder(
      """
      for number in 1...100 {
        Locals.$value.withValue(number) {
          print(Locals.value)
          Task { print(Locals.value) }
        }
      }
      """)
    for number in 1...100 {
      trace.bind(number, "Locals.value", "\(number)", at: 2)
      trace.read("Locals.value", "\(number)", trace.bound(number, at: 2), at: 3)
      trace.print("\(number)", at: 3)
      trace.create(.task(number), .task, at: 4, .copied([ScopeID(number)]))
      trace.leave(number, at: 2)
      trace.read(
        "Locals.value", "\(number)",
        trace.bound(number, at: 2, trace.hop(.task(number), .task, at: 4)), .task(number), at: 4)
      trace.print("\(number)", .task(number), at: 4)
      trace.record(.laneEnded(error: nil), .task(number), at: nil)
    }
    return trace.trace
  }

  /// A trap in a scope.
  static var trapped: Trace {
    var trace = TraceBuilder(
      """
      let steps = [Locals.value]
      Locals.$value.withValue(steps.count) {
        print(steps[Locals.value])
      }
      print("never reached")
      """)
    trace.read("Locals.value", "1", .defaultValue(.neverBound), at: 1)
    trace.bind(1, "Locals.value", "1", at: 2)
    trace.read("Locals.value", "1", trace.bound(1, at: 2), at: 3)
    trace.outcome = .trapped(
      message: "index 1 is out of range for an array of 1 element", place: trace.place(3, "[Loc"))
    return trace.trace
  }
}
