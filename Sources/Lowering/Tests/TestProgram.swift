import Machine
import Reading
import Semantics
import SwiftSyntax

/// The text of a program that runs a file's tests in order, like the expansion of the library's
/// `@Test`. Text copied from the file keeps its positions. Generated text has the position of the
/// test's attribute.
struct TestProgram {
  private(set) var text: String
  private var parts: [LineTable.Part]
  private let source: ParsedSource

  /// - Parameters:
  ///   - isAppended: Whether the program begins with the file's own text.
  ///   - imports: The modules to import if it doesn't.
  init(of source: ParsedSource, isAppended: Bool, importing imports: [String] = ["Testing"]) {
    self.source = source
    let own = isAppended ? source.tree?.description ?? "" : ""
    text = own
    parts = own.isEmpty ? [] : [LineTable.Part(start: 0, origin: 0, isCopied: true)]
    // A line feed ends a comment on the file's last line.
    make(isAppended ? "\n" : imports.map { "import \($0)\n" }.joined(), at: 0)
  }

  mutating func add(_ tests: [DeclaredTest]) {
    for test in tests { addCall(of: test) }
  }

  mutating func add(_ cases: [DeclaredTestCase]) {
    for testCase in cases where !testCase.tests.isEmpty {
      make("\(testCase.name).setUp()\n", at: 0)
      for test in testCase.tests { add(test, of: testCase) }
      make("\(testCase.name).tearDown()\n", at: 0)
    }
  }

  /// Runs the test, or calls the member of its suite that does.
  private mutating func addCall(of test: DeclaredTest) {
    if test.path.isEmpty { return add(test) }
    make("await \(test.suite).\(runner(of: test))()\n", at: 0)
  }

  /// Adds members of the suites that run their tests. The arguments and the traits of a test can use the
  /// suite's own names.
  mutating func addRunners(of tests: [DeclaredTest]) {
    for test in tests where !test.path.isEmpty {
      make("@\(Attributes.memberOfType) extension \(test.suite) {\n", at: 0)
      make("@MainActor static func \(runner(of: test))() async {\n", at: 0)
      add(test)
      make("}\n}\n", at: 0)
    }
  }

  private func runner(of test: DeclaredTest) -> String { "_tests\(place(of: test).offset)" }

  private func place(of test: DeclaredTest) -> (offset: Int, position: Position) {
    let offset = test.attribute.attributeName.positionAfterSkippingLeadingTrivia.utf8Offset
    return (offset, source.text.lines.position(utf8Offset: offset))
  }

  /// A function that runs the tests, for another file to call.
  mutating func add(
    _ tests: [DeclaredTest], _ cases: [DeclaredTestCase], inFunction name: String
  ) {
    addRunners(of: tests)
    make("@MainActor func \(name)() async {\n", at: 0)
    add(tests)
    add(cases)
    make("}\n", at: 0)
  }

  /// Adds a function that runs one test in XCTest's order of steps. It isn't part of the prelude,
  /// because its calls must hop between actors like a program's.
  mutating func addRunner() {
    make(
      """
      @MainActor func _runXCTest<T: XCTestCase>(
        _ name: String, _ line: Int, _ column: Int, _ isInvoked: Bool,
        _ setsUpLater: Bool, _ tearsDownLater: Bool,
        _ make: @escaping @MainActor @Sendable () -> T, _ body: _TestBody<T>
      ) async {
        let running = _beginXCTest(name, line, column)
        await _runXCTestCase(running, [], []) { @MainActor in
          nonisolated(unsafe) let test = make()
          test._name = name
          let steps: @MainActor @Sendable () async -> Void = {
            var isReady = true
            if setsUpLater {
              do { try await test.setUp() } catch {
                _noteEnd(running, error)
                isReady = false
              }
            }
            do { try test.setUpWithError() } catch {
              _noteEnd(running, error)
              isReady = false
            }
            test._setUpNow()
            if isReady {
              do {
                switch body {
                case .now(let body): try body(test)
                case .later(let body): try await body(test)
                }
              } catch { _noteEnd(running, error) }
            }
            while let block = test._nextTeardownBlock() {
              switch block {
              case .now(let block): block()
              case .later(let block): do { try await block() } catch { _noteEnd(running, error) }
              }
            }
            test._tearDownNow()
            do { try test.tearDownWithError() } catch { _noteEnd(running, error) }
            if tearsDownLater {
              do { try await test.tearDown() } catch { _noteEnd(running, error) }
            }
          }
          if isInvoked { await test._invoke(steps) } else { await steps() }
          test._noteUnwaited()
        }
        _endTest(running)
      }

      """, at: 0)
  }

  mutating func add(statement: String, at origin: Int = 0) { make(statement + "\n", at: origin) }

  /// The parsed program, which replaces the file, or follows it if the file's text isn't part of
  /// it.
  func parsed(as form: SourceText.Form) -> ParsedSource {
    ParsedSource(
      text, name: source.text.name, lines: source.text.lines.places(of: parts), form: form)
  }

  private mutating func add(_ test: DeclaredTest) {
    let (offset, place) = place(of: test)
    let names = test.parameters.map { literal(($0.secondName ?? $0.firstName).plainName) }
    let displayName = test.displayName.map { literal($0) } ?? "nil"
    make(
      "await _runTest(_test(\(literal(test.title)), \(literal(test.name)), \(displayName), "
        + "#fileID, #filePath, \(place.line), \(place.column), [", at: offset)
    for trait in test.traits {
      make("_trait(", at: offset)
      copy(trait)
      make("), ", at: offset)
    }
    make("])", at: offset)
    if !test.arguments.isEmpty {
      make(", [\(names.joined(separator: ", "))]", at: offset)
      for argument in test.arguments {
        make(", { ", at: offset)
        copy(argument)
        make(" }", at: offset)
      }
    }
    make(") { \(call(test)) }\n", at: offset)
  }

  private mutating func add(_ test: FunctionDeclSyntax, of testCase: DeclaredTestCase) {
    let offset = test.name.positionAfterSkippingLeadingTrivia.utf8Offset
    let place = source.text.lines.position(utf8Offset: offset)
    let title = literal("\(testCase.name).\(test.name.plainName)")
    let waits = test.signature.effectSpecifiers?.asyncSpecifier != nil
    let isolation = waits && test.runsOnMainActor(in: testCase) ? "@MainActor " : ""
    let call = "\(isolation)test in try \(waits ? "await " : "")test.\(test.name.text)()"
    let marks = [testCase.isInvoked, testCase.setsUpLater, testCase.tearsDownLater]
    make(
      "await _runXCTest(\(title), \(place.line), \(place.column), "
        + marks.map { "\($0), " }.joined()
        + "{ \(testCase.name)() }, .\(waits ? "later" : "now") { \(call) })\n", at: offset)
  }

  private func call(_ test: DeclaredTest) -> String {
    let count = test.parameters.count
    let isElementwise = test.arguments.count == count
    let arguments = test.parameters.enumerated().map { index, parameter in
      let label = parameter.firstName.tokenKind == .wildcard ? "" : parameter.firstName.text + ": "
      return label + (isElementwise ? "$\(index)" : "$0.\(index)")
    }
    let call = "\(test.function.name.text)(\(arguments.joined(separator: ", ")))"
    let marks = "_ = try await "
    if test.path.isEmpty { return marks + call }
    let suite = test.suite
    let modifiers = test.function.modifiers.map(\.name.text)
    if modifiers.contains("static") || modifiers.contains("class") {
      return "\(marks)\(suite).\(call)"
    }
    guard modifiers.contains("mutating") else { return "\(marks)\(suite)().\(call)" }
    return "var suite = try await \(suite)(); \(marks)suite.\(call)"
  }

  func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  // MARK: Text

  private mutating func make(_ made: String, at origin: Int) {
    parts.append(LineTable.Part(start: text.utf8.count, origin: origin, isCopied: false))
    text += made
  }

  mutating func copy(_ syntax: some SyntaxProtocol, endingLine: Bool = false) {
    let origin = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    parts.append(LineTable.Part(start: text.utf8.count, origin: origin, isCopied: true))
    text += syntax.spelling
    if endingLine { make("\n", at: origin) }
  }
}
