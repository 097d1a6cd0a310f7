import Recording
import Rendering
import Testing

/// The wording of origins in functions that the block calls.
@Suite("Places in words")
struct WordingTests {
  private func text(_ trace: Trace) -> String {
    AnnotatedText.render(trace, options: RenderingOptions(width: 110))
  }

  @Test("a default that a function computed is shown with the line that called it")
  func computed() {
    var trace = TraceBuilder("func pack() {\n  print(price)\n}\npack()\npack()")
    let origins: [DependencyOrigin] = [
      .computed(context: .live, used: .live),
      .cached(context: .live, firstPlace: trace.place(2)),
    ]
    for (line, origin) in zip([4, 5], origins) {
      trace.inside("pack()", of: 1, calledAt: line) { $0.resolve("price", "1", origin, at: 2) }
    }
    #expect(text(trace.trace).contains("first computed at line 4 (in pack, line 2)"))
    let why = WhyText(trace.trace, options: RenderingOptions(width: 200)).text("price")
    #expect(why?.contains("where the read at line 4 (in pack, line 2) had put it") == true)
  }

  @Test("if several lines had it computed, only the function's own line is shown")
  func computedTwice() {
    var trace = TraceBuilder("func pack() {\n  print(price)\n}\npack()\npack()\npack()")
    let computed = DependencyOrigin.computed(context: .live, used: .live)
    let cached = DependencyOrigin.cached(context: .live, firstPlace: trace.place(2))
    for (line, origin) in zip([4, 5, 6], [computed, computed, cached]) {
      trace.inside("pack()", of: 1, calledAt: line) { $0.resolve("price", "1", origin, at: 2) }
    }
    #expect(text(trace.trace).contains("first computed at line 2"))
  }

  @Test("a missed override of a task is shown with the line that had a function create the task")
  func lost() {
    var trace = TraceBuilder("func read() {\n  queue.async { print(price) }\n}\nread()")
    trace.inside("read()", of: 1, calledAt: 4) { trace in
      trace.create(
        .dispatch(1), .dispatch(queue: "q", delay: nil), at: 2, .nothing(lost: []))
    }
    let lost = LostOverride(place: trace.place(4), lane: .dispatch(1), lanePlace: trace.place(2))
    trace.inside("closure", of: 2, in: "read()") { trace in
      trace.resolve(
        "price", "1", .computed(context: .live, used: .live), lost: lost, .dispatch(1), at: 2)
    }
    #expect(text(trace.trace).contains("reach D1, created at line 4 (in read, line 2)"))
  }

  @Test("a lane without bindings has one wording, where the program has bindings at all")
  func noBindings() {
    let nothing: [Inheritance] = [
      .copied([]), .shared([]), .nothing(lost: []), .nothing(lost: [1]),
    ]
    for inheritance in nothing {
      var trace = TraceBuilder("start()")
      trace.create(.task(1), .task, at: 1, inheritance)
      #expect(!text(trace.trace).contains("bindings") || inheritance.isLoss)
      trace.read("Locals.value", "1", .defaultValue(.neverBound), at: 1)
      #expect(text(trace.trace).contains("carries no bindings"))
    }
  }

  @Test("a closure of a test without a function has no name")
  func closureOfTest() {
    var trace = TraceBuilder("let log = {\n  print(1)\n}\nlog()")
    trace.create(.task(1), .test(name: "logs"), at: 1, .nothing(lost: []))
    trace.inside("_test()", of: 1) { trace in
      trace.print("0", .task(1), at: 1)
      trace.inside("closure", of: 1, in: "_test()", calledAt: 4) {
        $0.print("1", .task(1), at: 2)
      }
    }
    let text = text(trace.trace)
    #expect(text.contains("in a closure, line 2"))
    #expect(!text.contains("_test"))
  }

  @Test("values that replace all others are shown, with whether their cache is empty")
  func replacement() {
    func shown(_ replacement: Scope.Replacement, _ overrides: [Scope.Override]) -> String {
      var trace = TraceBuilder("withDependencies {\n  $0 = .test\n} operation: {}")
      let scope = Scope(
        id: ScopeID(1), content: .dependencies(overrides), lane: .main, place: trace.place(1),
        replacement: replacement)
      trace.record(.scopeEntered(scope), at: 1)
      trace.leave(1, at: 1)
      return text(trace.trace)
    }
    let place = Place(line: 2, column: 8)
    let context = Scope.Override(name: "context", value: ".test", place: place)
    let new = shown(.made(at: place, isNew: true), [context])
    #expect(new.contains("context = .test"))
    #expect(new.contains("replaces all values in effect; an empty cache begins"))
    #expect(new.contains("restore   all dependencies"))
    let again = shown(.made(at: place, isNew: false), [])
    #expect(again.contains("override  all dependencies"))
    #expect(again.contains("with the values made at line 2, and"))
    #expect(shown(.kept(at: place), []).contains("with the values that were in effect at"))
  }

  @Test(
    "a context that isn't overridden is the process's",
    arguments: [
      (Provider.live, "runs neither tests nor previews"), (.preview, "runs previews"),
      (.test, "runs tests"),
    ])
  func process(context: Provider, words: String) {
    var trace = TraceBuilder("print(context)")
    trace.resolve("context", ".\(context)", .process(context: context), at: 1)
    #expect(text(trace.trace).contains("no override: the process \(words)"))
  }
}

extension Inheritance {
  fileprivate var isLoss: Bool {
    if case .nothing(let lost) = self { !lost.isEmpty } else { false }
  }
}
