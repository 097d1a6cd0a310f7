import Machine
import Reading
import Semantics
import Synchronization
import Testing

@testable import Lowering

@Suite("The cost of checking")
struct CheckingBudgetTests {
  // MARK: Errors

  @Test("after fifty errors checking stops, and reports that")
  func manyErrors() {
    let lowerer = Lowerer()
    let lines = (1...1_000).map { "let x\($0): Int = \"a\"" }
    let found = lowerer.lower(lines.joined(separator: "\n"), isScript: true).diagnostics
    #expect(found.count == 51)
    #expect(found.map(\.position.line) == Array(1...50) + [50])
    #expect(found.last?.message == "there are 50 errors; the rest wasn't looked for")
    let few = lowerer.lower(lines.prefix(49).joined(separator: "\n"), isScript: true).diagnostics
    #expect(few.count == 49)
  }

  @Test(
    "the limit applies wherever the errors are",
    arguments: [
      "func f@() { let a: Int = \"a\" }", "func f@() -> Int { \"a\" }", "struct S@: P {}",
      "struct S@ { var a: Missing }", "print(a@.b)", "func f@(_ a: Missing) {}",
      "let a@ = { b@ }()", "class C@: D {}", "if b@ {}", "extension E@ {}",
    ])
  func manyErrorsAnywhere(line: String) {
    func errors(_ count: Int) -> (work: Int, found: Int) {
      let lowerer = Lowerer()
      let lines = (0..<count).map { line.replacing("@", with: "\($0)") }
      let text = "protocol P { func p() }\n" + lines.joined(separator: "\n")
      let found = lowerer.lower(text, isScript: true).diagnostics.count
      return (lowerer.model.budget.work, found)
    }
    let (many, more) = (errors(100), errors(200))
    #expect(many.found == 51)
    #expect(more.found == 51)
    #expect(more.work <= many.work + 100, "what comes after the fiftieth isn't solved")
  }

  @Test("a prelude declaration that is first needed is complete after a text with many errors")
  func preludeStaysWhole() {
    let lowerer = Lowerer()
    let wrong = (1...60).map { "let x\($0): Int = [\"a\"].sorted().reversed().first" }
    #expect(!lowerer.lower(wrong.joined(separator: "\n"), isScript: true).diagnostics.isEmpty)
    let right = lowerer.lower("print([2, 1].sorted().reversed().map { $0 + 1 })", isScript: true)
    #expect(right.diagnostics == [])
    #expect(right.function != nil)
  }

  // MARK: Searches

  @Test(
    "a long sum of incompatible operands doesn't try all combinations",
    arguments: [60, 300], [" + @", " + @ + \"b\"", " + n", " + [@] + [@.5]"])
  func longSum(count: Int, operand: String) {
    let lowerer = Lowerer()
    let sum = (1...count).map { operand.replacing("@", with: "\($0)") }.joined()
    let found = lowerer.lower("let n = 3\nlet s = \"a\"\(sum)", isScript: true).diagnostics
    #expect(found.count == 1)
    // A second or two correspond to some 200,000 of them.
    #expect(lowerer.model.budget.work < 250_000)
  }

  @Test(
    "elements whose context accepts anything cost the same, however many there are",
    arguments: ["[Any]", "[Any?]", "[Any??]"])
  func elementsOfAnything(type: String) {
    func work(_ count: Int) -> Int {
      let lowerer = Lowerer()
      let elements = (0..<count).map { type != "[Any]" && $0 % 2 == 0 ? "nil" : "\($0)" }
      let text = "let a: \(type) = [\(elements.joined(separator: ", "))]"
      #expect(lowerer.lower(text, isScript: true).diagnostics == [])
      return lowerer.model.budget.work
    }
    #expect(work(800) < 3 * work(400))
  }

  // MARK: Interruption

  private final class Switch: Sendable {
    private let state = Atomic(false)
    var isOn: Bool {
      get { state.load(ordering: .relaxed) }
      set { state.store(newValue, ordering: .relaxed) }
    }
  }

  @Test("an interruption ends checking, and the session continues")
  func interruption() {
    let interruption = Switch()
    let lowerer = Lowerer(isInterrupted: { interruption.isOn })
    #expect(lowerer.lower("let a = 1\nfunc f() -> Int { a }").diagnostics == [])
    interruption.isOn = true
    let lines = (1...200).map { "let b\($0) = [a, f()].map { $0 * 2 }.sorted()" }
    let stopped = lowerer.lower(lines.joined(separator: "\n"), firstLine: 3)
    #expect(stopped.isInterrupted)
    #expect(stopped.function == nil)
    #expect(stopped.diagnostics == [])
    #expect(lowerer.model.budget.work < 2_000)
    interruption.isOn = false
    let again = lowerer.lower(lines.joined(separator: "\n"), firstLine: 3)
    #expect(again.diagnostics == [])
    #expect(again.function != nil)
  }

  // MARK: Growth

  struct Growth: CustomTestStringConvertible, Sendable {
    var start = ""
    /// Repeated, with `@` replaced by the number.
    var item: String
    var separator = "\n"
    var end = ""

    func text(_ count: Int) -> String {
      let items = (0..<count).map { item.replacing("@", with: "\($0)") }
      return start + items.joined(separator: separator) + end
    }

    var testDescription: String { start + item + separator + end }

    static let all = [
      Growth(item: "let a@ = 1"), Growth(item: "func f@(_ x: Int) -> Int { x * 2 + 1 }"),
      Growth(item: "struct S@: Hashable { var a = 1; func b() -> Int { a + 1 } }"),
      Growth(item: "extension Int { var e@: Int { self + 1 } }"),
      Growth(item: "print([1, 2].map { $0 + 1 }.filter { $0 > @ }.count)"),
      Growth(start: "let a = [", item: "@", separator: ", ", end: "]"),
      Growth(start: "let a = [", item: "[@, 1]", separator: ", ", end: "]"),
      Growth(start: "let a = [", item: "\"@\": @", separator: ", ", end: "]"),
      Growth(start: "let a = [", item: "(\"@\", [@, 1])", separator: ", ", end: "]"),
      Growth(start: "let a = (", item: "@", separator: ", ", end: ")"),
      Growth(start: "print(", item: "@", separator: ", ", end: ")"),
      Growth(start: "print(", item: "1", separator: " + ", end: ")"),
      Growth(start: "let a = 1\nprint(", item: "a", separator: " + ", end: ")"),
      Growth(start: "let a = \"b\"\nprint(", item: "a", separator: " + ", end: ")"),
      Growth(start: "let a = true\nprint(", item: "a", separator: " && ", end: ")"),
      Growth(start: "let a = 1\nprint(", item: "a > @", separator: " || ", end: ")"),
      Growth(start: "print(\"", item: "\\(@) ", separator: "", end: "\")"),
      Growth(start: "enum E { ", item: "case a@(Int)", separator: "; ", end: " }"),
      Growth(
        start: "func f(_ x: Int) { switch x {\n", item: "case @: print(@)",
        end: "\ndefault: break } }"),
      Growth(start: "func f(_ x: Int) {\n", item: "if x == @ { print(x) }", end: "\n}"),
      Growth(start: "func f(", item: "_ a@: Int", separator: ", ", end: ") {}"),
    ]
  }

  @Test("twice the code takes twice as many steps", arguments: Growth.all)
  func growth(_ growth: Growth) {
    func work(_ count: Int) -> Int {
      let lowerer = Lowerer()
      let result = lowerer.lower(growth.text(count), isScript: true)
      #expect(result.diagnostics == [])
      return lowerer.model.budget.work
    }
    let (once, twice) = (work(150), work(300))
    #expect(twice <= once * 9 / 4 + 100, "\(once) and \(twice)")
  }

  @Test("code that would take too long is refused with its place")
  func tooComplex() {
    let closures = String(repeating: "{ x in [x].map { y in ", count: 6)
    let text =
      "func g<T>(_ a: T) -> T { a }\nlet a = g(" + closures + "x + 1.5 + \"a\" + y"
      + String(repeating: " } }", count: 6) + ")"
    let lowerer = Lowerer()
    let result = lowerer.lower(text, isScript: true)
    #expect(result.diagnostics.first?.position.line == 2)
    #expect(lowerer.model.budget.work < 3_000_000)
  }
}
