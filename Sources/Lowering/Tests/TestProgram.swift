import Machine
import SwiftSyntax

/// The text of a program that runs the tests of a file, one after the other: what the library's macro
/// makes of `@Test`. What of it the file wrote keeps its places, and so does the rest: all that is
/// made for a test stands where its attribute does.
struct TestProgram {
  private(set) var text: String
  private var parts: [LineTable.Part]
  private let source: ParsedSource

  /// - Parameter isAppended: Whether it begins with the file's own text.
  init(of source: ParsedSource, isAppended: Bool) {
    self.source = source
    let own = isAppended ? source.tree?.description ?? "" : ""
    text = own
    parts = own.isEmpty ? [] : [LineTable.Part(start: 0, origin: 0, isCopied: true)]
    // Only the end of a line ends a comment.
    make(isAppended ? "\n" : "import Testing\n", at: 0)
  }

  mutating func add(_ tests: [DeclaredTest]) {
    for test in tests { add(test) }
  }

  /// A function that runs the tests, for another file to call.
  mutating func add(_ tests: [DeclaredTest], inFunction name: String) {
    make("@MainActor func \(name)() async {\n", at: 0)
    add(tests)
    make("}\n", at: 0)
  }

  mutating func add(statement: String) { make(statement + "\n", at: 0) }

  /// The program, to be checked in the place of the file, or after it if that isn't part of it.
  func parsed(as form: SourceText.Form) -> ParsedSource {
    ParsedSource(
      text, name: source.text.name, lines: source.text.lines.places(of: parts), form: form)
  }

  private mutating func add(_ test: DeclaredTest) {
    let offset = test.attribute.attributeName.positionAfterSkippingLeadingTrivia.utf8Offset
    let place = source.text.lines.position(utf8Offset: offset)
    let names = test.parameters.map { literal(($0.secondName ?? $0.firstName).plainName) }
    make("await _runTest(\(literal(test.title)), \(place.line), \(place.column), [", at: offset)
    for trait in test.traits {
      make("_trait(", at: offset)
      copy(trait)
      make("), ", at: offset)
    }
    make("]", at: offset)
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
    let suite = test.path.joined(separator: ".")
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
