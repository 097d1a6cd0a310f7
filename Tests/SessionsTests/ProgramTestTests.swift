import Lessons
import Sessions
import Testing

/// The expected failures have the words of Swift Testing 6.3, taken from its own output for the
/// same code.
@Suite("tests in programs")
struct ProgramTestTests {
  private func output(of text: String) async -> (text: String, failed: Int?) {
    let result = await LearnerSession(seconds: nil).submit(
      "import Testing\n" + text, isScript: true)
    #expect(result.findings == [])
    return (result.output, result.failedTests)
  }

  @Test(
    "a failed expectation shows the values of its parts",
    arguments: [
      ("let a = 1, b = 2; #expect(a == b)", "(a → 1) == (b → 2)"),
      ("let xs = [1], n = 4; #expect(xs.contains(n))", "(xs → [1]).contains(n → 4)"),
      ("let xs = [1, 2]; #expect(xs.isEmpty)", "(xs → [1, 2]).isEmpty → false"),
      ("let xs = [1]; #expect(!xs.contains(1))", "!((xs → [1]).contains(1) → true)"),
      ("let on = false, t = true; #expect(on && t)", "(on → false) && (t → <not evaluated>)"),
      ("let s: String? = \"x\"; #expect(s == nil)", "(s → \"x\") == nil"),
      ("let x = 1.0; #expect(x + 1 == 3)", "(x + 1 → 2.0) == (3 → 3.0)"),
      ("#expect(1 == 2)", "1 == 2"),
      ("let isOn = false; #expect(isOn)", "isOn"),
      ("let s: Int? = nil; _ = try #require(s)", "s → nil"),
      ("let p: [Int] = []; _ = try #require(p.first)", "(p → []).first → nil → nil"),
      ("#expect(throws: CancellationError.self) {}", "an error was expected but none was thrown"),
      (
        "#expect(throws: Never.self) { throw CancellationError() }",
        "an error was thrown when none was expected: \"CancellationError()\""
      ),
      (
        "#expect(throws: CancellationError.self) { 7 }",
        "an error was expected but none was thrown and \"7\" was returned"
      ),
      (#"#expect(!"three".hasPrefix("t"))"#, #"!("three".hasPrefix("t") → true)"#),
      (#"let text = "x"; #expect(!(text == "x"))"#, #"!((text → "x") == "x" → true)"#),
      (#"#expect(["a"].contains("\""))"#, #"["a"].contains("\"" → """)"#),
      (
        #"let a = ["x", "z"]; #expect(a == ["x", "y"])"#,
        #"(a → ["x", "z"]) == ["x", "y"]"# + "\n  ± inserted [\"z\"], removed [\"y\"]"
      ),
      ("#expect([1, 2] == [1, 2, 3])", "[1, 2] == [1, 2, 3]\n  ± removed [3]"),
      (
        "let a = [[1], [2]]; try #require(a == [[1], [3]])",
        "(a → [[1], [2]]) == [[1], [3]]\n  ± inserted [[2]], removed [[3]]"
      ),
      (
        "let a: any Sendable = \"a\"; #expect(a is Int)",
        "(a → \"a\") is (Int → String)"
      ),
      ("let a: Set = [1]; #expect(a == [2])", "(a → [1]) == [2]"),
      ("let a: [Int]? = [1]; #expect(a == [2])", "(a → [1]) == [2]"),
      ("let a = [1]; #expect(a != [1])", "(a → [1]) != [1]"),
    ])
  func accounts(body: String, account: String) async {
    let found = await output(of: "@Test func f() throws { \(body) }")
    #expect(
      found.text == """
        ✘ f()
          line 2: Expectation failed: \(account)
        ✘ Test run with 1 test failed with 1 issue.

        """)
    #expect(found.failed == 1)
  }

  @Test("tests run in the order of the file, each in a new instance of its suite")
  func order() async {
    let found = await output(
      of: """
        @Suite struct S {
          var count = 0
          @Test mutating func first() { count += 1; #expect(count == 1) }
          @Test("again") mutating func second() { count += 1; #expect(count == 1) }
        }
        @Test(.disabled("later")) func off() {}
        @Test(arguments: [1, 2], ["a"]) func each(n: Int, s: String) { #expect(n == s.count) }
        @Test func known() { withKnownIssue { Issue.record("x") } }
        @Test func reports() throws { Issue.record("y"); throw CancellationError() }
        """)
    #expect(
      found.text == """
        ✔ first()
        ✔ "again"
        ➜ off() skipped: "later"
        ✘ each(n:s:)
          line 8, n → 2, s → "a": Expectation failed: (n → 2) == (s.count → 1)
        ✔ known() with 1 known issue
        ✘ reports()
          line 10: Issue recorded
          ↳ y
          line 10: Caught error: CancellationError()
        ✘ Test run with 6 tests failed with 4 issues (including 1 known issue).

        """)
  }

  @Test("the arguments and traits of a test see the names of its suite and of the types around it")
  func suiteNames() async {
    let found = await output(
      of: """
        @Suite struct Outer {
          private static let most = 2
          @Suite struct Inner {
            struct Row: Sendable { var a: Int }
            static let rows = [Row(a: 1), Row(a: 3)]
            static let isOn = false
            @Test(arguments: rows) func small(_ row: Row) { #expect(row.a < 3) }
            @Test(arguments: [Row(a: most)], Self.rows.prefix(1)) func two(_ x: Row, _ y: Row) {
              #expect(x.a > y.a)
            }
            @Test(.enabled(if: isOn)) func off() {}
          }
        }
        """)
    #expect(
      found.text == """
        ✘ small(_:)
          line 8, row → Row(a: 3): Expectation failed: (row.a → 3) < 3
        ✔ two(_:_:)
        ➜ off() skipped
        ✘ Test run with 3 tests failed with 1 issue.

        """)
  }

  @Test("each test has its own cache, and test values; work that it leaves running is reported")
  func caches() async {
    let found = await output(
      of: """
        import Dependencies
        import DependenciesTestSupport
        struct Key: DependencyKey {
          static let liveValue = 1
          static var testValue: Int { print("made"); return 7 }
        }
        extension DependencyValues {
          var number: Int { get { self[Key.self] } set { self[Key.self] = newValue } }
        }
        struct Model { @Dependency(\\.number) var number }
        @Test func first() { #expect(Model().number == 7); #expect(Model().number == 7) }
        @Test func second() async { #expect(await Task { Model().number }.value == 7) }
        @Test(.dependency(\\.number, 3)) func third() { #expect(Model().number == 3) }
        @Test(.dependencies { $0.number = 4 }) func fourth() { #expect(Model().number == 4) }
        @Test func leaves() { Task { try await Task.sleep(for: .seconds(60)) } }
        """)
    #expect(
      found.text == """
        made
        ✔ first()
        made
        ✔ second()
        ✔ third()
        ✔ fourth()
        ✔ leaves()
          still running: T7, started at line 16
        ✔ Test run with 5 tests passed.

        """)
    #expect(found.failed == 0)
  }

  @Test("a block of a lesson can be the body of a test, whose failure the lesson shows")
  func lesson() async {
    let text = """
      # T

      ## S

      ```swift
      let limit = 3
      ```

      ```swift test "is low"
      #expect(limit == 2)
      ```

      ```output
      ✘ "is low"
        line 2: Expectation failed: (limit → 3) == 2
      ```

      """
    let report = await Checker().check(Lesson.parse(text, path: "t.md"))
    #expect(report.findings == [])
    #expect(report.status == .fine)
  }

  @Test("a block that is a test can use the assertions of XCTest")
  func lessonOfXCTest() async {
    let text = """
      # T

      ## S

      ```swift quiet
      import XCTest
      let limit = 3
      ```

      ```swift test "is low"
      XCTAssertEqual(limit, 2, "so far")
      ```

      ```output
      ✘ "is low"
        line 3: XCTAssertEqual failed: ("3") is not equal to ("2") - so far
      ```

      """
    let report = await Checker().check(Lesson.parse(text, path: "t.md"))
    #expect(report.findings == [])
    #expect(report.status == .fine)
  }

  @Test("a class of XCTest has a cache for each test; work that one leaves running is reported")
  func casesOfXCTest() async {
    let result = await LearnerSession(seconds: nil).submit(
      """
      import Dependencies
      import XCTest
      struct Key: DependencyKey {
        static let liveValue = 1
        static var testValue: Int { print("made"); return 7 }
      }
      extension DependencyValues {
        var number: Int { get { self[Key.self] } set { self[Key.self] = newValue } }
      }
      final class Cases: XCTestCase {
        @Dependency(\\.number) var number
        func testFirst() { XCTAssertEqual(number, 7) }
        func testLeaves() { Task { try await Task.sleep(for: .seconds(60)) } }
        func testReports() { reportIssue("so") }
        func testSecond() async { XCTAssertEqual(number, 8) }
        func testSkipped() throws { throw XCTSkip("later") }
      }
      """, isScript: true)
    #expect(result.findings == [])
    #expect(
      result.output == """
        made
        ✔ Cases.testFirst
        ✔ Cases.testLeaves
          still running: T3, started at line 13
        ✘ Cases.testReports
          line 14: so
        made
        ✘ Cases.testSecond
          line 15: XCTAssertEqual failed: ("7") is not equal to ("8")
        ➜ Cases.testSkipped skipped: "later"
        ✘ Test run with 5 tests failed with 2 issues.

        """)
    #expect(result.failedTests == 2)
  }

  @Test(
    "other declarations than functions and types are no tests and suites",
    arguments: [
      "@Suite func f() {}", "@Suite var n = 3", "@Suite protocol P {}", "@Test struct S {}",
    ])
  func misplaced(_ text: String) async {
    let result = await LearnerSession(seconds: nil).submit(
      "import Testing\n" + text, isScript: true)
    #expect(result.findings.count == 1)
  }

  @Test("without the import, its names are unknown")
  func unimported() async {
    let result = await LearnerSession(seconds: nil).submit(
      "@Test func f() {}\n#expect(true)", isScript: true)
    #expect(result.findings.map(\.line) == [1, 2])
  }

  @Test("tags are declared and given to tests and suites")
  func tags() async {
    let found = await output(
      of: """
        extension Tag { @Tag static var slow: Self }
        @Suite(.tags(.slow)) struct Loading { @Test(.tags(.slow)) func images() {} }
        """)
    #expect(found.text.contains("✔ images()"))
    #expect(found.failed == 0)
  }

  @Test("a helper reports at its caller's place; texts are those of the program's types")
  func places() async {
    let found = await output(
      of: """
        struct Item: CustomTestStringConvertible, Equatable {
          var id: Int
          var testDescription: String { "item #\\(id)" }
        }
        enum Broken: Error { case badly }
        func check(_ id: Int, sourceLocation: SourceLocation = #_sourceLocation) {
          #expect(Item(id: id) == Item(id: 2), sourceLocation: sourceLocation)
          Issue.record("here", sourceLocation: sourceLocation)
        }
        @Test("Named", arguments: [Item(id: 1)]) func f(item: Item) {
          print(Test.current!.name, Test.current!.displayName!, Test.Case.current != nil)
          check(1)
          #expect(throws: Never.self) { throw Broken.badly }
        }
        @Test func g() async {
          await confirmation(expectedCount: 1...) { _ in }
          await confirmation(expectedCount: 1...2) { $0(count: 3) }
        }
        print(Test.current == nil, #_sourceLocation.line)
        """)
    #expect(
      found.text == """
        true 20
        f(item:) Named true
        ✘ "Named"
          line 13, item → item #1: Expectation failed: (Item(id: id) → item #1) == (Item(id: 2) → item #2)
          line 13, item → item #1: Issue recorded
          ↳ here
          line 14, item → item #1: Expectation failed: an error was thrown when none was expected: ".badly" of type Broken
        ✘ g()
          line 17: Confirmation was confirmed 0 times, but expected to be confirmed 1... time(s)
          line 18: Confirmation was confirmed 3 times, but expected to be confirmed 1 ... 2 time(s)
        ✘ Test run with 2 tests failed with 5 issues.

        """)
  }
}
