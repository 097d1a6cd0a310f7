import Recording
import Rendering
import Testing

/// The two orders in which a trace can be shown.
@Suite("Orders of a trace")
struct OrderTests {
  private func byTime(
    _ trace: Trace, width: Int = 80, level: RenderingOptions.Level = .full
  ) -> String {
    TraceText.render(
      trace, options: RenderingOptions(width: width, level: level, order: .time))
  }

  @Test("by time, each line of source is shown once, at its first event")
  func once() {
    let lines = byTime(SampleTraces.dispatchForgets).lines
    let code = "Locals.$value.withValue(42) {"
    #expect(lines.first.map { $0.hasSuffix(code) } == true)
    #expect(lines.filter { $0.hasSuffix(code) }.count == 1)
    #expect(lines.filter { $0.contains("print(Locals.value)") }.count == 2)
  }

  @Test("by time, events are in order, with the line number where it changes")
  func inOrder() {
    var trace = TraceBuilder("one()\ntwo()")
    trace.print("a", at: 1)
    trace.print("b", at: 2)
    trace.print("c", at: 1)
    trace.print("d", at: 1)
    #expect(
      byTime(trace.trace).lines == [
        "  1 │ one()", "    │   main prints  a", "  2 │ two()", "    │   main prints  b",
        "  1 │   main prints  c", "    │   main prints  d", "",
      ])
  }

  @Test("by time, each lane has a column if all fit, and otherwise its name before its events")
  func columns() throws {
    let wide = byTime(SampleTraces.dispatchForgets, width: 130).lines
    let heading = try #require(wide.first)
    #expect(heading.contains("main") && heading.contains("T1 ·") && heading.contains("D1 ·"))
    #expect(!wide.dropFirst().contains { $0.contains("T1 read") })
    let narrow = byTime(SampleTraces.dispatchForgets).lines
    #expect(narrow.contains { $0.contains("T1   read") })
  }

  @Test("an outline is by time unless the order by line is requested")
  func outline() {
    var trace = TraceBuilder("one()\ntwo()")
    trace.print("a", at: 2)
    trace.print("b", at: 1)
    func outline(_ order: RenderingOptions.Order?) -> [Substring] {
      TraceText.render(trace.trace, options: RenderingOptions(level: .outline, order: order)).lines
    }
    #expect(outline(nil) == outline(.time))
    #expect(outline(.time).first == "  2 │ main prints  a")
    #expect(outline(.line).first == "  1 │ main prints  b")
  }

  @Test("no line is wider than the page in either order", arguments: SampleTraces.all)
  func fits(sample: SampleTraces.Sample) {
    for width in [40, 60, 80, 100, 120, 200] {
      for level in RenderingOptions.Level.allCases {
        for order in RenderingOptions.Order.allCases {
          let options = RenderingOptions(
            width: width, glyphs: .ascii, level: level, order: order)
          for line in TraceText.render(sample.trace, options: options).lines {
            #expect(line.cellWidth <= width, "\(line)")
          }
        }
      }
    }
  }

  @Test("both orders show the same events", arguments: SampleTraces.all)
  func same(sample: SampleTraces.Sample) {
    func words(_ order: RenderingOptions.Order) -> [Substring] {
      let options = RenderingOptions(width: 400, level: .outline, order: order)
      return TraceText.render(sample.trace, options: options).lines.sorted()
    }
    #expect(words(.line) == words(.time))
  }

  @Test("a part of a run is shown up to its last event")
  func revealing() {
    let trace = SampleTraces.dispatchForgets
    let options = RenderingOptions(width: 80)
    let whole = TimelineText.render(trace, options: options).lines
    let part = TimelineText.render(trace, options: options, revealing: 2).lines.dropLast()
    #expect(part.count < whole.count && Array(whole.prefix(part.count)) == Array(part))
  }
}
