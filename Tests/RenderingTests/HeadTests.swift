import Recording
import Rendering
import Testing

/// The positions where events show the function or the visit that they belong to.
@Suite("Heads of events")
struct HeadTests {
  private func lines(_ trace: Trace) -> [Substring] {
    AnnotatedText.render(trace, options: RenderingOptions(width: 100)).lines
  }

  @Test("a second call of the same function in one line has a separate head")
  func sameFunction() {
    var trace = TraceBuilder("func log() { print(1) }\nlog(); log()")
    for text in ["log();", " log()"] {
      trace.inside("log()", of: 1, calledAt: 2, by: text) { $0.print("1", at: 1) }
    }
    let shown = lines(trace.trace)
    #expect(shown.contains { $0.hasSuffix("in log, line 1") })
    #expect(shown.contains { $0.hasSuffix("again in log, line 1") })
  }

  @Test("a bracket begins below the head with the visit")
  func brackets() throws {
    var trace = TraceBuilder("for id in ids {\n  bind(id) {\n  }\n}")
    for time in 1...2 {
      trace.atTopLevel { trace in
        trace.bind(time, "id", "\(time)", at: 2)
        trace.print("\(time)", at: 2)
        trace.leave(time, at: 2)
      }
    }
    let shown = lines(trace.trace)
    let first = try #require(shown.firstIndex { $0.hasSuffix("1st time") })
    #expect(!shown[first].contains("╭"))
    #expect(shown[first + 1].contains("╭ bind"))
    let second = try #require(shown.firstIndex { $0.hasSuffix("2nd time") })
    #expect(!shown[second].contains("├"))
    #expect(shown[second + 1].contains("├ bind"))
  }

  @Test("if each visit has one event, the ordinal is after it")
  func ordinals() {
    var trace = TraceBuilder("for id in ids {\n  print(id)\n}")
    for time in 1...3 { trace.atTopLevel { $0.print("\(time)", at: 2) } }
    let shown = lines(trace.trace)
    #expect(
      shown[2...4] == [
        "    │ prints  1             1st time", "    │ prints  2             2nd time",
        "    │ prints  3             3rd time",
      ])
  }

  @Test("a function that is called in its own line doesn't repeat the line")
  func ownLine() {
    var trace = TraceBuilder("func f() { g() }; func g() { print(1) }\nf()")
    trace.inside("f()", of: 1, calledAt: 2) { trace in
      trace.inside("g()", of: 1, calledAt: 1, by: "g() }") { $0.print("1", at: 1) }
    }
    let shown = lines(trace.trace)
    #expect(shown.contains { $0.hasSuffix("in g, line 1") })
  }
}
