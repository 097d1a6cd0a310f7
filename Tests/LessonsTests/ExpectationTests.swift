import Lessons
import Testing

@Suite("Expected output")
struct ExpectationTests {
  @Test("equal lines match, with or without a line feed at the end")
  func equal() {
    check(expected: ["a", "b"], output: "a\nb\n", is: ["11 = a", "12 = b"])
    check(expected: ["a"], output: "a", is: ["11 = a"])
    check(expected: [], output: "", is: [])
    check(expected: ["", "a"], output: "\na\n", is: ["11 = ", "12 = a"])
  }

  @Test("a difference is an expected line, an actual line, or both side by side")
  func differences() {
    check(expected: ["a", "b"], output: "a\n", is: ["11 = a", "12 - b"])
    check(expected: ["a"], output: "a\nb\n", is: ["11 = a", "+ b"])
    check(expected: ["a", "b", "c"], output: "a\nx\nc\n", is: ["11 = a", "12 b → x", "13 = c"])
    check(expected: [], output: "\n", is: ["+ "])
    check(expected: ["a "], output: "a\n", is: ["11 a  → a"])
  }

  @Test("as many lines as possible match")
  func alignment() {
    check(
      expected: ["a", "b", "c", "d"], output: "x\nb\nc\ny\nd\nz\n",
      is: ["11 a → x", "12 = b", "13 = c", "+ y", "14 = d", "+ z"])
    check(
      expected: ["a", "b", "c"], output: "b\nc\na\n", is: ["11 - a", "12 = b", "13 = c", "+ a"])
    check(
      expected: ["1* (glob)", "12"], output: "0\n12\n", is: ["11 1* (glob) → 0", "12 = 12"])
  }

  @Test("very long outputs are compared line by line")
  func long() {
    let expected = (0..<1000).map { "e\($0)" }
    let output = (0..<1000).map { $0 == 500 ? "e500\n" : "a\($0)\n" }.joined()
    let expectation = Expectation(lines: expected, fence: 1...1002)
    let comparison = expectation.comparison(withOutput: output)
    #expect(comparison.lines.count == 1000)
    #expect(comparison.mismatches.count == 999)
  }

  @Test(
    "a line matches as a whole, as text or as its declared pattern",
    arguments: [
      ("a", "a", true), ("a", "ab", false), ("*", "a", false),
      ("a* (glob)", "a", true), ("a* (glob)", "abc", true), ("a* (glob)", "ba", false),
      ("a?c (glob)", "abc", true), ("a?c (glob)", "ac", false), ("* (glob)", "", true),
      ("*a*b (glob)", "xaxbxab", true), ("*a*b (glob)", "xaxbxa", false),
      (#"\* (glob)"#, "*", true), (#"\* (glob)"#, "a", false),
      (#"a\\*"# + " (glob)", #"a\b"#, true),
      ("🎈? (glob)", "🎈ü", true), ("[a] (glob)", "[a]", true),
      ("a+ (re)", "aa", true), ("a+ (re)", "aab", false), (#"\d+ ms (re)"#, "12 ms", true),
      ("( (re)", "(", false),
      ("a (glob) (literal)", "a (glob)", true), ("a* (glob) (literal)", "ab", false),
      ("a (literal) (literal)", "a (literal)", true), ("a(glob)", "a(glob)", true),
    ])
  func lines(expected: String, actual: String, matches: Bool) {
    #expect(LinePattern(expected).matches(actual) == matches)
  }

  @Test(
    "every line can be expected literally",
    arguments: [
      "", "a", "a (glob)", "a (re)", "a (literal)", " (glob)", "a\u{0}b", "\r", "*[\u{1B}] (re)",
      "a\tb", "ü–🎈",
    ])
  func literal(line: String) {
    let expected = LinePattern.line(for: line)
    #expect(LinePattern(expected).matches(line))
    #expect(!LinePattern(expected).matches(line + "x"))
    #expect(!expected.utf8.contains { $0 < 0x20 && $0 != 0x09 })
  }

  @Test("a rejection must contain each expected line")
  func messages() {
    func check(
      _ expected: [String], is diff: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let comparison = Expectation(lines: expected, fence: 10...(11 + expected.count))
        .comparison(withMessage: "t.md:3:1: cannot convert\nthe value `a` to `Int`\n")
      #expect(notation(comparison) == diff, sourceLocation: sourceLocation)
    }
    check(["cannot"], is: ["11 = t.md:3:1: cannot convert by cannot"])
    check(
      ["`Int`", "cannot"],
      is: ["11 = the value `a` to `Int` by `Int`", "12 = t.md:3:1: cannot convert by cannot"])
    check(
      ["can (re)", "can*rt (glob)", "will"],
      is: [
        "11 = t.md:3:1: cannot convert by can (re)",
        "12 = t.md:3:1: cannot convert by can*rt (glob)",
        "13 - will",
      ])
    check([], is: [])
  }
}
