import Machine
import NestingShapes
import Testing

@testable import Reading

/// Nesting in a text is counted before any recursion over it.
@Suite("Nesting depth of a text")
struct NestingTests {
  @Test("every kind of nesting is counted", arguments: NestingShape.all)
  func nests(_ shape: NestingShape) {
    let limit = NestingDepth.Bound.levels.limit
    #expect(NestingDepth(shape.text(limit / 5)).excess == nil)
    let excess = NestingDepth(shape.text(limit + 1)).excess
    #expect(excess?.bound == .levels)
    #expect(NestingDepth(shape.text(20 * limit)).excess?.offset == excess?.offset)
  }

  @Test(
    "a sequence isn't nesting",
    arguments: [
      "let a = 1\n", "f(a)\n", "a.b.c()\n", "x = try await f()\n", "if a { b() } else { c() }\n",
      "if a {\n  b()\n} else if c {\n  d()\n}\n", "let a = b ? c : d\n", "f(try a); ",
      "var a: Int? { nil }\n", "func f() -> Int { 1 }\n", "let a = [1: 2]\n", "let a = \"\\(b)\"\n",
      "let a: [A<B>] = []\n", "if a < b { f() }\n", "if a<b { f() }\n", "// try try {\n",
      "/* ( /* */ */ f()\n", "a.b { $0 }\n", "@A var a = 1\n", "import A\n", "return\n",
      "let a = #\"\\(\"#\n", "let a = \"\"\"\n  ( \" {\n  \"\"\"\n",
      "#if a\nf()\n#else\ng()\n#endif\n",
      "let a = f(b: c, d: e ? g : h)\n", "for a in b where a > 1 { c() }\n", "f(&a)\n",
    ])
  func goesOn(_ line: String) {
    #expect(NestingDepth(String(repeating: line, count: 2_000)).excess == nil)
  }

  @Test(
    "a long list isn't nesting",
    arguments: [
      ("let a = [", "b ? 1 : 2, ", "3]"), ("let a = [", "b: try c, ", "d: e]"),
      ("let a = ", "b + ", "c"), ("let a = ", "b.c + ", "d"), ("let a = ", "b?.c ?? ", "d"),
      ("let a = ", "f(b) && ", "d"), ("let a = ", "b && ", "d"),
      ("switch a {\n", "case .b: return try c()\n", "}"),
      ("switch a {\n", "case .b:\n  break\n", "}"), ("switch a {\n", "case .b:\n  return\n", "}"),
      ("switch a {\n", "case .b:\n  c = d ? e : f\n", "default:\n  break\n}"),
      ("enum A {\n", "  case b(Int)\n", "}"), ("f(", "a: b.c?.d, ", "e: 1)"),
      ("let a = \"", "\\(b) try ( ", "\""), ("struct A {\n", "  let b: Int?\n", "}"),
    ])
  func isLong(_ start: String, _ item: String, _ end: String) {
    #expect(NestingDepth(start + String(repeating: item, count: 2_000) + end).excess == nil)
  }

  @Test("square brackets have a separate limit")
  func arrays() {
    func text(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    #expect(NestingDepth(text(12)).excess == nil)
    #expect(NestingDepth(text(13)).excess?.bound == .arrays)
  }

  @Test("operators in a row have one as well, however they are grouped")
  func operators() {
    let row = String(repeating: " + a", count: 50)
    func text(_ rows: Int) -> String {
      "let b = " + String(repeating: "(", count: rows) + "a"
        + String(repeating: row + ")", count: rows)
    }
    #expect(NestingDepth(text(90)).excess == nil)
    #expect(NestingDepth("let b = a" + String(repeating: row, count: 99)).excess == nil)
    #expect(
      NestingDepth("let b = a" + String(repeating: row, count: 101)).excess?.bound == .operators)
    let right = String(repeating: "a + (", count: 100) + "a" + String(repeating: row, count: 99)
    #expect(NestingDepth(right + String(repeating: ")", count: 100)).excess?.bound == .operators)
  }

  @Test(
    "what the parser reads again and again has limits",
    arguments: [
      ("@a ", 100, NestingDepth.Bound.attributes), ("@", 100, .attributes),
      ("@a(b)\n", 100, .attributes), ("@a<", 12, .innerAttributes),
      ("@a.b<", 12, .innerAttributes), ("@a @b (c<", 12, .innerAttributes),
      ("@a(b, ", 12, .innerAttributes), ("switch a { ", 32, .switches),
    ])
  func readAgain(_ text: String, _ limit: Int, _ bound: NestingDepth.Bound) {
    #expect(NestingDepth(String(repeating: text, count: limit)).excess == nil)
    #expect(NestingDepth(String(repeating: text, count: limit + 1)).excess?.bound == bound)
  }

  @Test(
    "what follows each other doesn't nest",
    arguments: [
      "@A var a = 1\n", "@A<Int> var a = 1\n", "@A(b) @B func f() {}\n", "a { @A in b }\n",
      "switch a { case 1: switch b { default: c } }\n", "let a: @Sendable (@A () -> B) -> C\n",
    ])
  func notAgain(_ line: String) {
    #expect(NestingDepth(String(repeating: line, count: 200)).excess == nil)
    let parameters = Array(repeating: "@A<Int> _ a: @escaping (Int) -> Void", count: 200)
    #expect(NestingDepth("func f(" + parameters.joined(separator: ", ") + ") {}").excess == nil)
  }

  @Test("an additional closing bracket doesn't make the rest deep")
  func unbalanced() {
    #expect(NestingDepth(String(repeating: "func f() { g(( }\n", count: 1_000)).excess == nil)
    #expect(NestingDepth(String(repeating: ") } ]\n", count: 1_000)).excess == nil)
  }

  @Test("a text that is too deep is refused at that place")
  func refused() throws {
    let source = ParsedSource(
      "let a = 1\nlet b = " + String(repeating: "try ", count: 10_000) + "a")
    #expect(source.tree == nil)
    let diagnostic = try #require(source.diagnostics.first)
    #expect(diagnostic.message == "this nests deeper than 256 levels")
    #expect(diagnostic.position.line == 2)
    #expect(isComplete("let b = " + String(repeating: "try ", count: 10_000)))
  }
}
