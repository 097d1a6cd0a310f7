import Lessons
import Testing

@Suite("Random text")
struct RobustnessTests {
  /// The same numbers in every run, so that a failure can be reproduced.
  private struct Sequence: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      // Knuth's linear congruential generator (MMIX). Its high bits are good enough here.
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
    "#endif", ";", "**Look** ", "**Solution** ", "**Notes** (4 min) ", "**Elsewhere** ",
    "**Recap** of 1.1: ", "**Rule** ", "```swift exercise from=\"a bound\"\n", "<!-- meets 3 -->\n",
    " // keep", "\n>\n> ", "\n> ```swift\n> ", ".", " (re)", " (glob)", "(", "\u{0}",
  ]

  @Test("every part of any input is parsed to its end without a trap", arguments: 0..<200)
  func anything(seed: Int) throws {
    var random = Sequence(state: UInt64(seed))
    var text = seed.isMultiple(of: 2) ? "# T\n## S\n" : ""
    for _ in 0..<Int.random(in: 1...120, using: &random) {
      text += Self.pieces.randomElement(using: &random) ?? ""
    }
    let recaps = ParsedRecaps.parse(text, path: "recaps/t.md")
    _ = recaps.blessed(
      outputs: Dictionary(
        uniqueKeysWithValues: recaps.recaps.compactMap(\.code).map { ($0.id, "x\n") }))
    _ =
      LessonLibrary(
        files: [LessonFile(path: "01-t.md", text: text)],
        recapFiles: [LessonFile(path: "recaps/t.md", text: text)]
      ).diagnostics
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

  @Test(
    "an exercise and recaps with removed or inserted text are parsed to their end",
    arguments: 0..<200)
  func damaged(seed: Int) {
    var random = Sequence(state: UInt64(seed))
    func damage(_ text: String) -> String {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<lines.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where lines.count > 1: lines.remove(at: index)
        case 1: lines.insert(Self.pieces.randomElement(using: &random) ?? "", at: index)
        default: lines[index] += Self.pieces.randomElement(using: &random) ?? ""
        }
      }
      return lines.joined(separator: "\n")
    }
    let parsed = Lesson.parse(damage(ExerciseTests.sample), path: "t.md")
    for exercise in [parsed.lesson.exercise].compactMap({ $0 }) {
      _ = exercise.missingLockedLine(in: exercise.solution?.code ?? "")
    }
    _ = parsed.lesson.compiledForm()
    if let blessed = parsed.blessed(outputs: [1: "x\n"]) {
      #expect(Lesson.parse(blessed, path: "t.md").diagnostics == [])
    }
    let recaps = ParsedRecaps.parse(damage(RecapTests.sample), path: "r.md")
    if let blessed = recaps.blessed(outputs: [0: "x\n"]) {
      let again = ParsedRecaps.parse(blessed, path: "r.md")
      #expect(again.diagnostics == [])
      #expect(
        again.recaps.first?.code?.expectation?.lines == recaps.recaps.first?.code.map { _ in ["x"] }
      )
    }
  }
}
