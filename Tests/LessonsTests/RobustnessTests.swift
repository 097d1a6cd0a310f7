import Lessons
import Testing

@Suite("Text that nobody meant")
struct RobustnessTests {
  /// The same numbers on every run, so that a failure can be looked at.
  private struct Sequence: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      // Knuth's linear congruential generator (MMIX); its high bits are good enough here.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 32 | state << 32
    }
  }

  private static let pieces = [
    "\n", "\n\n", "#", "# ", "## a\n", "```", "```swift\n", "```output\n", "~~~\n", "> ", "- ",
    "- [x] a: b\n", "1. ", "    ", "\t", "**Predict** ", "**Hint** ", "*", "_", "`", "``", "[",
    "](",
    ")", "<", ">", "!", "\\", "|", "---\n", "<!--", "-->", "\r", "\r\n", "a", "b c", "ü", "🎈", ":",
    ": ", "\"", "\"\"\"", "\\(", "{", "}", "/", "/*", "*/", "//", "struct A {", "import B", "@",
    "#if",
    "#endif", ";", ".", " (re)", " (glob)", "(", "\u{0}",
  ]

  @Test("whatever is read, every part comes to an end without a trap", arguments: 0..<200)
  func anything(seed: Int) throws {
    var random = Sequence(state: UInt64(seed))
    var text = seed.isMultiple(of: 2) ? "# T\n## S\n" : ""
    for _ in 0..<Int.random(in: 1...120, using: &random) {
      text += Self.pieces.randomElement(using: &random) ?? ""
    }
    let parsed = Lesson.parse(text, path: "t.md")
    for diagnostic in parsed.diagnostics { #expect(!diagnostic.description.isEmpty) }
    _ = parsed.linkDiagnostics { _ in false }
    _ = parsed.lesson.compiledForm()
    for prediction in parsed.lesson.predictions { _ = prediction.match("a") }
    let outputs = Dictionary(
      uniqueKeysWithValues: parsed.lesson.codeBlocks.map { ($0.id, "x\n``` (re)\n") })
    guard let blessed = parsed.blessed(outputs: outputs) else { return }
    let again = Lesson.parse(blessed, path: "t.md")
    #expect(again.diagnostics == [])
    #expect(again.lesson.codeBlocks.map(\.code) == parsed.lesson.codeBlocks.map(\.code))
    #expect(again.blessed(outputs: outputs) == blessed)
  }
}
