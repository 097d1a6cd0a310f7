import Machine
import SwiftSyntax
import Testing

@testable import Reading

/// Reads the last expression of a text as a term, with its problems.
private func read(_ source: String, names: Names = Names()) throws -> (
  text: String, problems: [String]
) {
  let parsed = ParsedSource(source)
  let tree = try #require(parsed.tree, "\(parsed.diagnostics)")
  let reporter = makeReporter()
  var operators = OperatorReader(
    reporter: reporter, operators: Operators(), file: parsed.text)
  operators.read(tree)
  let item = try #require(tree.statements.last?.item)
  let expression = try #require(
    item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression)
  let term = TermReader(
    reporter: reporter, operators: operators.operators, numbers: TermNumbers(),
    file: parsed.text, names: names
  ).read(expression)
  return (
    text(of: term),
    reporter.takeDiagnostics().map { "\($0.position.line):\($0.position.column): \($0.message)" }
  )
}

private func makeReporter() -> Reporter {
  Reporter(budget: CheckingBudget(isInterrupted: { false }))
}

/// The names that are declared where an expression is read.
private struct Names: NamesInView {
  var values: Set<String> = []
  var globalActor: String?
  var hasExpectations = false

  func isType(_ name: String) -> Bool? { values.contains(name) ? false : nil }
  func isGlobalActor(_ attribute: AttributeSyntax) -> Bool {
    attribute.attributeName.trimmedDescription == globalActor
  }
}

private func check(
  _ source: String, _ expected: String, problems: [String] = [],
  at location: Testing.SourceLocation = #_sourceLocation
) throws {
  let (text, found) = try read(source)
  #expect(text == expected, sourceLocation: location)
  #expect(found == problems, sourceLocation: location)
}

@Suite("Reading expressions")
struct ReadingTests {
  @Test(
    "operators bind by their precedence groups",
    arguments: [
      ("a + b * c - d", "((a + (b * c)) - d)"),
      ("a = b ? c + 1 : d", "(a = (b ? (c + 1) : d))"),
      ("x = a ? b : c ? d : e", "(x = (a ? b : (c ? d : e)))"),
      ("a < b && c == d || !e", "(((a < b) && (c == d)) || (!e))"),
      ("x as? Int ?? 3 == nil", "(((x conditional Int) ?? 3) == nil)"),
      ("a as A as B", "((a coerce A) coerce B)"),
      ("a is B ? 1 : 2", "((a check B) ? 1 : 2)"),
      ("0..<n - 1", "(0 ..< (n - 1))"),
    ])
  func precedence(source: String, expected: String) throws { try check(source, expected) }

  @Test("a name with a capital letter is a type, unless a value has the name")
  func capitalNames() throws {
    #expect(try read("[Total].count").text == "type [Total].count")
    #expect(try read("[Total].count", names: Names(values: ["Total"])).text == "[Total].count")
    #expect(try read("Total?.none").text == "type Total?.none")
    let optional = try read("Total?.none", names: Names(values: ["Total"]))
    #expect(optional.text == "scope<Total?.none>")
  }

  @Test("an attribute of a closure must be a global actor")
  func globalActors() throws {
    let source = "{ @Screen in 1 }"
    #expect(try read(source, names: Names(globalActor: "Screen")).problems == [])
    #expect(try read(source).problems == ["1:3: '@Screen' on a closure can't be run here"])
  }

  @Test("`#expect` is read where its module is imported")
  func expectations() throws {
    let source = "#expect(a)"
    #expect(try read(source).problems == ["1:1: no macro named 'expect'"])
    #expect(try read(source, names: Names(hasExpectations: true)).problems == [])
  }

  @Test("a program's own operators have their precedence among the others")
  func ownOperators() throws {
    try check(
      """
      infix operator +++: Own
      precedencegroup Own { higherThan: AdditionPrecedence associativity: right }
      a + b +++ c +++ d
      """, "(a + (b +++ (c +++ d)))")
    try check(
      """
      infix operator +++: Own
      precedencegroup Own { lowerThan: MultiplicationPrecedence }
      a * b +++ c + d
      """, "(((a * b) +++ c) + d)",
      problems: [
        "3:7: adjacent operators are in unordered precedence groups 'Own' and 'AdditionPrecedence'"
      ])
    try check(
      "a < b < c", "((a < b) < c)",
      problems: [
        "1:3: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'"
      ])
    try check(
      "a &&& b", "(a &&& b)", problems: ["1:3: cannot find operator '&&&' in scope"])
  }

  @Test(
    "`try` and `await` cover everything to their right",
    arguments: [
      ("try a + b", "try-plain{(a + b)}"),
      ("x = try await y + z", "(x = try-plain{await{(y + z)}})"),
      ("try x = y", "try-plain{(x = y)}"),
      ("try? f() ?? 1", "try-optional{(f() ?? 1)}"),
    ])
  func effects(source: String, expected: String) throws { try check(source, expected) }

  @Test("`try` on the right of an operator that doesn't assign is an error")
  func effectsOnTheRight() throws {
    try check(
      "x + try y", "(x + try-plain{y})",
      problems: ["1:5: 'try' cannot appear to the right of a non-assignment operator"])
  }

  @Test(
    "the scope of `?` is the whole chain, and an assignment to it",
    arguments: [
      ("a?.b.c()", "scope<a?.b.c()>"),
      ("a?.b = c", "scope<(a?.b = c)>"),
      ("a?[0] += 1", "scope<(a?[0] += 1)>"),
      ("a?.b ?? c", "(scope<a?.b> ?? c)"),
      ("f(a?.b)", "f(scope<a?.b>)"),
      ("a?.b!", "scope<a?.b!>"),
    ])
  func chains(source: String, expected: String) throws { try check(source, expected) }

  @Test(
    "literals have their values",
    arguments: [
      ("1_000", "1000"), ("0xFF", "255"), ("0b101", "5"), ("0o17", "15"), ("-5", "-5"),
      ("-5.magnitude", "(-5.magnitude)"), ("18446744073709551615", "18446744073709551615"),
      ("18446744073709551616", "too large"), ("1e3", "1000.0"), ("-0x1.8p1", "-3.0"),
      (#""a\tb\u{41}""#, #""a\tbA""#), (##"#"a\n\#(b)"#"##, #""a\n\(b)""#),
      ("\"\"\"\n  a\n    b \\\n  c\n  \"\"\"", #""a\n  b c""#), ("#line", "#line"),
    ])
  func literals(source: String, expected: String) throws { try check(source, expected) }

  @Test(
    "types that are parsed as expressions are types",
    arguments: [
      ("[Int]()", "type [Int]()"), ("[x]()", "type [x]()"), ("[Int].self", "type [Int].self"),
      ("[x].count", "[x].count"), ("Int?.none", "type Int?.none"),
      ("((Int) -> Void).self", "type ((Int) -> Void).self"), ("Set<Int>()", "Set<Int>()"),
      ("(Int, Int).self", "type (Int, Int).self"),
    ])
  func types(source: String, expected: String) throws { try check(source, expected) }

  @Test(
    "key paths have their components",
    arguments: [
      (#"\.name"#, #"\.name"#), (#"\Model.a?.b![0]"#, #"\Model.a?.b![0]"#),
      (#"\Outer.Inner.x"#, #"\Outer.Inner.x"#), (#"\.self"#, #"\.self"#),
    ])
  func keyPaths(source: String, expected: String) throws { try check(source, expected) }

  @Test(
    "closures have their parameters and statements",
    arguments: [
      ("{ $0 + $1 }", "{($0, $1) ($0 + $1)}"),
      ("{ x in return x }", "{(x) return x}"),
      ("{ [weak self, y = z] in y }", "{[weak self = self] [strong y = z] y}"),
      ("{ do { try x() } catch { } }", "{…}"),
      ("{ do { try x() } catch let e as E { } }", "{throws …}"),
      ("{ try? await x() }", "{async try-optional{await{x()}}}"),
      ("{ if a { 1 } else { 2 } }", "{if}"),
      ("{ if a { f() } }", "{…}"),
      ("f { 1 } onError: { e in 2 }", "f(trailing {1}, onError: {(e) 2})"),
    ])
  func closures(source: String, expected: String) throws { try check(source, expected) }

  @Test(
    "a literal of a regular expression has the types of its captures",
    arguments: [
      ("/abc/", "_regex(\"abc\", type Substring.self)"),
      ("#/a/b/#", "_regex(\"a/b\", type Substring.self)"),
      (
        "/(a)(?<n>b)?/",
        "_regex(\"(a)(?<n>b)?\", type (Substring, Substring, `n`: Substring?).self)"
      ),
      ("/a|(b)/", "_regex(\"a|(b)\", type (Substring, Substring?).self)"),
    ])
  func regularExpressions(source: String, expected: String) throws { try check(source, expected) }

  @Test(
    "code that isn't run here is named",
    arguments: [
      ("unsafe x", "unsupported: 'unsafe' can't be run here"),
      ("#Preview(x)", "unsupported: the macro '#Preview' can't be run here"),
    ])
  func unsupported(source: String, expected: String) throws { try check(source, expected) }

  @Test("a row of 4,000 operands is read in linear time and without recursion")
  func longRow() throws {
    let source = (0..<4000).map { "x\($0)" }.joined(separator: " + ")
    let parsed = ParsedSource(source)
    let expression = try #require(parsed.tree?.statements.first?.item.as(ExprSyntax.self))
    var term = TermReader(
      reporter: makeReporter(), operators: Operators(), numbers: TermNumbers(), file: parsed.text,
      names: Names()
    ).read(expression)
    var count = 1
    while case .infix(_, let left, _) = term.kind {
      term = left
      count += 1
    }
    #expect(count == 4000)
  }

  @Test(
    "an open bracket, string, comment or #if, and attributes alone, continue on the next line",
    arguments: [
      "func f() {", "func f() {\n", "func f() {\n\n  \n", "f(", "let s = \"\"\"\nabc", "[1,",
      "@MainActor", "@MainActor @Sendable\n", "@available(macOS 13, *)", "/* a", "f() /* a\n\nb",
      "#if DEBUG\nlet a = 1", "func f() {  // note", "print(\"\"\"\n  a",
      "struct A {\n  @MainActor",
    ])
  func goesOn(_ text: String) {
    #expect(!isComplete(text))
  }

  @Test(
    "a text is complete if nothing is open, or if no further line can correct it",
    arguments: [
      "", "func f() {}", "let x = )", "print(\"abc", "print(\"abc)", "f(\"a\n",
      "@MainActor func f() {}",
      "/* a */", "#if DEBUG\nlet a = 1\n#endif", "let a =", "func f() {\n\n}\n", "a b c",
      "}", "\"\"\"\nabc\n\"\"\"",
    ])
  func isWhole(_ text: String) {
    #expect(isComplete(text))
  }

  @Test("columns count characters")
  func columns() {
    let lines = LineTable(text: "a\nåb🇨🇭c\n", firstLine: 5)
    #expect(lines.position(utf8Offset: 0) == Position(line: 5, column: 1))
    #expect(lines.position(utf8Offset: 2) == Position(line: 6, column: 1))
    #expect(lines.position(utf8Offset: 4) == Position(line: 6, column: 2))
    #expect(lines.position(utf8Offset: 5) == Position(line: 6, column: 3))
    #expect(lines.position(utf8Offset: 13) == Position(line: 6, column: 4))
  }
}
