import Machine
import Testing

@testable import Reading

@Suite("Characters that aren't valid in Swift")
struct StrayCharacterTests {
  @Test(
    "beside an `=` they are reported, on both sides and in any position",
    arguments: [
      ("let x \u{1}= 3", 1, 7), ("let x \u{FEFF}= 3", 1, 7), ("let x =\u{1} 3", 1, 8),
      ("let x \u{1} = 3", 1, 7), ("let y = 1\nfunc f() {\n  let x \u{1}= 3\n}", 3, 9),
      ("func f(a: Int \u{1}= 3) {}", 1, 15),
    ])
  func besideEquals(text: String, line: Int, column: Int) {
    let told = ParsedSource(text).diagnostics
    #expect(told.map(\.message) == ["invalid character in source file"])
    #expect(told.map(\.position) == [Position(line: line, column: column)])
  }

  @Test("errors in other statements are reported as well")
  func otherStatements() {
    let told = ParsedSource("let x \u{1}= 3\nlet y = )\nlet z: = 3").diagnostics
    #expect(told.map(\.position.line) == [1, 2, 3])
  }
}
