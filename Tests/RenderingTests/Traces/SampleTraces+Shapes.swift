import Recording

extension SampleTraces {
  /// A long source with few events, and a function of an earlier submission.
  static var folded: Trace {
    let quiet = (1...40).map { "let unused\($0) = \($0)" }.joined(separator: "\n")
    var trace = TraceBuilder(
      """
      struct Visitor {
        var name: String
        var age: Int
        var isKnown: Bool
      }
      \(quiet)
      visit()
      \(quiet)
      """, firstLine: 101,
      earlier: [
        Source(name: "<input>", text: "let notShown = 1"),
        Source(
          name: "<input>",
          text: """
            // One.
            // Two.
            // Three.
            func visit() {
              let user = Locals.user
              print(user)
            }
            // Four.
            // Five.
            """, firstLine: 2),
      ])
    trace.inside("visit()", of: 5, calledAt: 146) { trace in
      trace.read("Locals.user", "\"nobody\"", .defaultValue(.neverBound), at: 6)
      trace.print("nobody", at: 7)
    }
    trace.record(.slept(seconds: 0.5), at: 146)
    return trace.trace
  }

  /// Tabs, wide characters, output of several lines, and two scopes in one line.
  static var wideCharacters: Trace {
    var trace = TraceBuilder(
      """
      Locals.$名前.withValue("漢字") { Locals.$mood.withValue("🙂") { show() } }
      func show() {
      \tprint("\\(Locals.名前)\\n\\(Locals.mood)", terminator: "")
      \tlet 値 = Int("漢字")!
      }
      """)
    trace.bind(1, "Locals.名前", "\"漢字\"", at: 1)
    trace.enter(2, .taskLocal(name: "Locals.mood", value: "\"🙂\""), at: 1, "Locals.$mood")
    trace.inside("show()", of: 2, calledAt: 1) { trace in
      trace.read("Locals.名前", "\"漢字\"", trace.bound(1, at: 1), at: 3)
      trace.read("Locals.mood", "\"🙂\"", trace.bound(2, at: 1), at: 3)
      trace.record(.printed("漢字\n🙂"), at: 3)
    }
    trace.outcome = .trapped(
      message: "unexpectedly found nil while unwrapping an Optional value",
      place: trace.place(4, "!"))
    return trace.trace
  }

  /// Tasks that throw, are cancelled, or never begin, when the time is over.
  static var unhappyTasks: Trace {
    var trace = TraceBuilder(
      """
      let slow = Task { try await Task.sleep(for: .seconds(60)) }
      slow.cancel()
      let late = Task { print("late") }
      _ = try await slow.value
      while true {}
      """)
    trace.create(.task(1), .task, at: 1, .copied([]))
    trace.record(.slept(seconds: 60), .task(1), at: 1)
    trace.record(.taskCancelled(.task(1)), at: 2)
    trace.record(.laneEnded(error: "CancellationError()"), .task(1), at: 1)
    trace.create(.task(2), .task, at: 3, nil)
    trace.record(.awaited(.task(1)), at: 4)
    trace.record(.issueReported("A task was left behind."), at: nil)
    trace.outcome = .limitReached(.time, place: trace.place(5))
    return trace.trace
  }

  /// Scopes made from a model and by a continuation, and an origin that reports our own defect.
  static var models: Trace {
    var trace = TraceBuilder(
      """
      func makeChild() -> ChildModel {
        withDependencies(from: self) {
          $0.date = .constant(.now)
        } operation: {
          ChildModel()
        }
      }
      continuation.yield {
        uuid()
        print(Locals.value)
      }
      """)
    let date = Scope.Override(name: "date", value: ".constant(now)", place: trace.place(3))
    trace.enter(1, .dependenciesFrom(model: "ParentModel", isRefused: false, [date]), at: 2)
    trace.record(.wrapperCreated(name: "uuid", captured: [date]), at: 5)
    trace.leave(1, at: 2)
    trace.enter(2, .yielded(escapedAt: trace.place(2), in: .main), .task(3), at: 8)
    trace.resolve("uuid", "UUIDGenerator", .overridden(place: nil, journey: []), .task(3), at: 9)
    trace.read(
      "Locals.value", "2", .disagreement("the runtime reads 2, the record says 1"), .task(3),
      at: 10)
    trace.leave(2, .task(3), at: 8)
    trace.outcome = .interrupted(place: nil)
    return trace.trace
  }
}
