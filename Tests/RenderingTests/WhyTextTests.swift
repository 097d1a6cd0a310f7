import Recording
import Rendering
import Testing

@Suite("Why")
struct WhyTextTests {
  private func why(_ name: String, _ trace: Trace) -> String? {
    WhyText(trace, options: RenderingOptions(width: 400)).text(name)
  }

  @Test("a binding is followed into a task, with the functions on the way")
  func bound() {
    let text = why("Request.id", SampleTraces.helpers)
    #expect(
      text?.contains(
        "Request.id was \"a1\" when T3 read it at line 17 (in log, line 2): main had bound it at "
          + "line 11, and T3, started at line 17, copied it.") == true)
  }

  @Test("a lost value is explained with the binding that wasn't inherited")
  func lost() {
    #expect(
      why("value", SampleTraces.dispatchForgets)
        == "Locals.value was 42 when T1 read it at line 5: main had bound it at line 3, and T1, "
        + "started at line 4, copied it.\n"
        + "Locals.value was 1 when D1 read it at line 9: that is the default, because D1, enqueued at "
        + "line 8, runs outside any task. The binding made at line 3 was not copied.\n")
  }

  @Test("a task that inherits from a queue's closure isn't said to run outside any task")
  func inheritedLoss() {
    var trace = TraceBuilder("read()")
    let place = trace.place(1)
    trace.atTopLevel { trace in
      trace.read(
        "Request.id", "0",
        .defaultValue(.outsideAnyTask(lane: .dispatch(1), place: place, boundAt: place)), .task(1),
        at: 1)
      trace.read(
        "Request.user", "0",
        .defaultValue(.detached(lane: .task(1), place: place, boundAt: place)), .task(2), at: 1)
    }
    #expect(
      why("Request.id", trace.trace)?.contains(
        "because T1 inherits from D1, enqueued at line 1, which runs outside any task.") == true)
    #expect(
      why("Request.user", trace.trace)?.contains(
        "because T2 inherits from T1, started at line 1, which is detached and copies nothing.")
        == true)
  }

  @Test("a dependency's explanation shows who captured, overrode or computed its value")
  func dependencies() throws {
    let text = try #require(why("\\.factClient", SampleTraces.dependencyOrigins))
    #expect(text.hasPrefix("factClient was FactClient(mock) when main read it at line 21"))
    #expect(text.contains("an override was in effect, made at line 22."))
    #expect(
      text.contains(
        "no override was in effect and nothing was cached, so its liveValue was computed, as the "
          + "context is live."))
    let date = try #require(why("model.date", SampleTraces.dependencyOrigins))
    #expect(
      date.contains(
        "The override made at line 16 did not reach D1, which began at line 25 (in later, "
          + "line 10)."))
  }

  @Test("if a value was read in many different ways, the last ways are shown")
  func manyWays() throws {
    var trace = TraceBuilder((1...7).map { "read(\($0))" }.joined(separator: "\n"))
    trace.atTopLevel { trace in
      for line in 1...7 {
        trace.resolve("x", "1", .prepared(context: .live, place: trace.place(line)), at: line)
      }
    }
    let text = try #require(why("x", trace.trace))
    #expect(text.hasPrefix("It was read in 7 different ways; these are the last 3."))
    #expect(text.contains("line 5") && text.contains("line 7") && !text.contains("line 4"))
  }

  @Test("for a child model's property, the answer names the override that it misses")
  func lostChild() throws {
    var trace = TraceBuilder("func open() { Detail() }\nopen()")
    trace.atTopLevel { trace in
      let loss = Loss.Child(
        model: "DetailModel", made: trace.place(1), wrapper: "api", through: nil,
        override: Scope.Override(name: "api", value: "stub", place: trace.place(2)),
        parent: "ListModel", parentMade: trace.place(2), call: trace.place(1))
      trace.record(.lost(.child(loss)), at: 1)
    }
    #expect(
      why("detail.api", trace.trace)
        == "DetailModel, created at line 1, doesn't get the override of api that ListModel captured "
        + "at line 2. Create it in withDependencies(from: self) { … } (lesson 10).\n")
  }

  @Test("a model that captured an override is shown with the line that made it")
  func captured() throws {
    var trace = TraceBuilder("let model = Model()\nmodel.x")
    trace.atTopLevel { trace in
      trace.resolve(
        "x", "1",
        .captured(place: trace.place(1), made: trace.place(1), model: "Model"), at: 2)
    }
    #expect(
      why("x", trace.trace)
        == "x was 1 when main read it at line 2: Model, made at line 1, had captured the override "
        + "made at line 1.\n")
  }

  @Test("a value of which only parts were read is explained by the reads of its parts")
  func parts() throws {
    var trace = TraceBuilder("let model = Model()\nmodel.now")
    trace.atTopLevel { trace in
      trace.resolve(
        "date.now", "1",
        .captured(place: trace.place(1), made: trace.place(1), model: "Model"), at: 2)
    }
    let text = try #require(why("date", trace.trace))
    #expect(text.hasPrefix("date.now was 1 when main read it at line 2: "))
    #expect(why("\\.date", trace.trace) == text)
    #expect(why("dat", trace.trace) == nil)
  }

  @Test("a name without reads is answered with the names that were read")
  func unknown() {
    let text = WhyText(SampleTraces.dependencyOrigins, options: RenderingOptions(width: 200))
    #expect(text.text("nobody") == nil)
    #expect(text.text("") == nil)
    #expect(text.names == ["factClient", "date"])
    #expect(
      text.notRead("nobody")
        == "No task-local or dependency was read under the name nobody. These were read: factClient, date.\n"
    )
  }

  @Test("a name that was bound but never read is reported")
  func neverRead() {
    var trace = TraceBuilder("Locals.$value.withValue(1) {}")
    trace.bind(1, "Locals.value", "1", at: 1)
    let text = WhyText(trace.trace, options: RenderingOptions(width: 200))
    #expect(text.notRead("$value") == "$value was set at line 1, and never read.\n")
  }
}
