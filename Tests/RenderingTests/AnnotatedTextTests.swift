import Foundation
import Recording
import Rendering
import Testing

@Suite struct AnnotatedTextTests {
  @Test("a trace is drawn under its source, at every width", arguments: SampleTraces.all)
  func snapshots(sample: SampleTraces.Sample) throws {
    func render(_ width: Int, _ glyphs: Glyphs = .unicode) -> String {
      AnnotatedText.render(sample.trace, options: RenderingOptions(width: width, glyphs: glyphs))
    }
    let timeline = { (width: Int) in
      TimelineText.render(sample.trace, options: RenderingOptions(width: width))
    }
    let outline = OutlineText.render(sample.trace, options: RenderingOptions(width: 80))
    try check(
      sample.name, input: sample.trace.sources.last?.text ?? "",
      outputs: [
        "60 columns": render(60), "80 columns": render(80), "120 columns": render(120),
        "60 columns, ASCII": render(60, .ascii), "outline, 80 columns": outline,
        "by time, 80 columns": timeline(80), "by time, 130 columns": timeline(130),
      ])
  }

  @Test("no line is wider than the page", arguments: SampleTraces.all)
  func fits(sample: SampleTraces.Sample) {
    for width in [40, 47, 60, 61, 80, 100, 200] {
      for level in RenderingOptions.Level.allCases {
        let options = RenderingOptions(width: width, level: level)
        for line in TraceText.render(sample.trace, options: options).lines {
          #expect(line.cellWidth <= width, "\(line)")
        }
      }
    }
  }

  @Test("a narrow page contains the same words as a wider one", arguments: SampleTraces.all)
  func narrow(sample: SampleTraces.Sample) {
    func said(_ width: Int) -> [Character: Int] {
      let text = AnnotatedText.render(sample.trace, options: RenderingOptions(width: width))
      // Only the marks for continued lines differ.
      return text.reduce(into: [:]) { count, character in
        if !character.isWhitespace, !"│┊…↳".contains(character) {
          count[character, default: 0] += 1
        }
      }
    }
    #expect(said(60) == said(110))
  }

  @Test("on a wide page each lane has its own column")
  func wide() throws {
    let text = AnnotatedText.render(
      SampleTraces.dispatchForgets, options: RenderingOptions(width: 150))
    let lines = text.lines
    let heading = try #require(lines.first)
    #expect(heading.contains("main") && heading.contains("T1") && heading.contains("D1"))
    func column(_ word: String) -> Int? {
      lines.lazy.compactMap { line in
        line.range(of: word).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
      }.first
    }
    let (main, task, queue) = (column("bind  "), column("T1 read"), column("D1 read"))
    #expect(main != nil && task != nil && queue != nil)
    #expect((main ?? 0) < (task ?? 0) && (task ?? 0) < (queue ?? 0))
    // Below 120 cells, lanes are below each other.
    let narrow = AnnotatedText.render(
      SampleTraces.dispatchForgets, options: RenderingOptions(width: 119))
    #expect(narrow.lines.first?.contains("enum Locals") == true)
  }

  @Test("color adds only escape sequences", arguments: SampleTraces.all)
  func colour(sample: SampleTraces.Sample) {
    for width in [60, 100] {
      let plain = AnnotatedText.render(sample.trace, options: RenderingOptions(width: width))
      let coloured = AnnotatedText.render(
        sample.trace, options: RenderingOptions(width: width, colour: true))
      #expect(!plain.contains("\u{1B}"))
      #expect(coloured.contains("\u{1B}["))
      #expect(coloured.withoutColours == plain)
    }
  }

  @Test("ASCII pictures contain only ASCII", arguments: SampleTraces.all)
  func ascii(sample: SampleTraces.Sample) {
    let source = sample.trace.sources.map(\.text).joined()
    guard source.utf8.allSatisfy({ $0 < 0x80 }) else { return }
    for level in RenderingOptions.Level.allCases {
      let options = RenderingOptions(width: 60, glyphs: .ascii, level: level)
      let text = TraceText.render(sample.trace, options: options)
      #expect(text.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test("a program cannot send escape sequences through its trace")
  func escapes() {
    var trace = TraceBuilder("print(\"\u{1B}[31mred\")")
    trace.print("\u{1B}[31mred\u{7}\u{202E}", at: 1)
    trace.read("name", "\u{9B}2J", .defaultValue(.neverBound), at: 1)
    let text = AnnotatedText.render(trace.trace, options: RenderingOptions(width: 100))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    #expect(text.contains("prints  \\u{1B}[31mred\\u{7}\\u{202E}"))
    #expect(text.contains("name → \\u{9B}2J"))
  }

  @Test("in a wrapped line, the caret is under its part")
  func wrappedCaret() {
    let line = "print(first, second, third, fourth, fifth, sixth, numbers[index])"
    var trace = TraceBuilder(line)
    trace.outcome = .trapped(message: "m", place: trace.place(1, "[index"))
    let lines = AnnotatedText.render(trace.trace, options: RenderingOptions(width: 40)).lines
    #expect(
      lines == [
        "  1 │ print(first, second, third,", "  … │     fourth, fifth, sixth,",
        "  … │     numbers[index])", "    │            ^", "    │ trap  m", "",
      ])
  }

  @Test("output that one task printed for a different reason isn't in the summary")
  func exceptions() {
    var trace = TraceBuilder("func work() { print(Locals.value) }")
    for number in 1...7 {
      let origin: TaskLocalOrigin =
        number == 5
        ? .defaultValue(.neverBound) : trace.bound(1, at: 1, trace.hop(.task(number), .task, at: 1))
      trace.read("Locals.value", number == 5 ? "1" : "42", origin, .task(number), at: 1)
      trace.print(number == 5 ? "1" : "42", .task(number), at: 1)
    }
    let text = AnnotatedText.render(trace.trace, options: RenderingOptions(width: 80))
    #expect(text.contains("T5 read    Locals.value → 1"))
    #expect(text.contains("T5 prints  1\n"))
    #expect(text.contains("… 4 more prints like this, T3 … T7: 42\n"))
  }

  @Test("nothing is drawn without events")
  func empty() {
    let trace = TraceBuilder("struct Empty {}").trace
    #expect(AnnotatedText.render(trace, options: RenderingOptions()) == "")
    #expect(OutlineText.render(trace, options: RenderingOptions()) == "")
  }

  @Test("the trace is empty when it is turned off")
  func off() {
    let options = RenderingOptions(level: .off)
    #expect(TraceText.render(SampleTraces.dispatchForgets, options: options) == "")
  }
}
