import SwiftText
import Testing

@Suite("Swift divided into tokens")
struct SwiftTokenizerTests {
  @Test(
    "code is divided into words, literals, brackets and symbols",
    arguments: [
      ("let a = 1", "word:let word:a symbol:= number:1"),
      ("1.5e3...2", "number:1.5e3 symbol:. symbol:. symbol:. number:2"),
      ("t.0.1", "word:t symbol:. number:0.1"),
      ("`in`", "quotedName:`in`"),
      ("#if DEBUG", "word:#if word:DEBUG"),
      ("@Test func f() {}", "symbol:@ word:Test word:func word:f open:( close:) open:{ close:}"),
      ("größe", "word:größe"),
      ("", ""),
    ])
  func code(text: String, expected: String) {
    #expect(spelled(text) == expected)
  }

  @Test(
    "a string is one token, with its quotes and escapes",
    arguments: [
      #""a \" b""#, ##"#"a " \ b"#"##, "\"\"\"\na \" b\n\"\"\"", #""a \(b + "c") d""#,
      ##"#"a \#(b) \(c)"#"##,
    ])
  func strings(text: String) {
    #expect(spelled(text) == "string:\(text)")
  }

  @Test("a string that doesn't end on its line ends there")
  func unterminated() {
    #expect(spelled("\"a\nb") == "string:\"a word:b")
  }

  @Test(
    "a slash begins a regular expression only where a value can begin",
    arguments: [
      ("a / b / c", "word:a symbol:/ word:b symbol:/ word:c"),
      ("x = /b/", "word:x symbol:= regularExpression:/b/"),
      ("return /a\\/b/", "word:return regularExpression:/a\\/b/"),
      ("#/a/b/#", "regularExpression:#/a/b/#"),
      ("x /*c*/ /b/ y", "word:x symbol:/ word:b symbol:/ word:y"),
    ])
  func slashes(text: String, expected: String) {
    #expect(spelled(text) == expected)
  }

  @Test("comments are kept only on demand, nested ones as one")
  func comments() {
    let text = "a // b\n/* c /* d */ e */ f"
    #expect(spelled(text) == "word:a word:f")
    #expect(
      spelled(text, keeping: .comments)
        == "word:a comment:// b comment:/* c /* d */ e */ word:f")
  }

  @Test("the tokens of interpolations come before their string, on demand")
  func interpolations() {
    #expect(
      spelled(#""a \(b("c")) d""#, keeping: .interpolations)
        == #"open:( word:b open:( string:"c" close:) close:) interpolation:(b("c")) string:"a \(b("c")) d""#
    )
  }

  @Test("a name's places are in code, except members")
  func places() {
    let text = #"a + "a \(a)" + b.a // a"#
    #expect(SwiftTokenizer.places(of: "a", in: text) == [0..<1, 9..<10])
  }

  @Test("a token knows whether it is the first on its line")
  func lineStarts() {
    let tokens = SwiftTokenizer.tokens(in: Array("a b\n/* c\n*/ d\n  e".utf8))
    #expect(tokens.map(\.startsLine) == [true, false, true, true])
  }

  @Test("interpolations nested too deeply are text")
  func depth() {
    let text = String(repeating: "\"\\(", count: 10_000)
    #expect(SwiftTokenizer.tokens(in: Array(text.utf8)).count < 10_000)
  }

  private func spelled(_ text: String, keeping parts: SwiftTokenizer.Parts = []) -> String {
    let bytes = Array(text.utf8)
    return SwiftTokenizer.tokens(in: bytes, keeping: parts).map { token in
      let name = "\(token.kind)".prefix { $0 != "(" }
      return "\(name):\(String(decoding: bytes[token.range], as: UTF8.self))"
    }.joined(separator: " ")
  }
}
