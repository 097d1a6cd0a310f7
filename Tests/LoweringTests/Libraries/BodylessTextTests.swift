import Foundation
import Prelude
import SwiftParser
import SwiftSyntax
import Testing

@testable import Reading

@Suite("texts without the bodies of functions")
struct BodylessTextTests {
  /// Long enough for a body to be left out.
  private static let number = String(repeating: "123_", count: 25) + "4"

  /// A text's declarations: the words outside of bodies, and the bodies.
  private final class Declarations: SyntaxVisitor {
    private(set) var words: [String] = []
    private(set) var bodies: [CodeBlockItemListSyntax] = []

    init(of tree: SourceFileSyntax) {
      super.init(viewMode: .sourceAccurate)
      walk(tree)
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
      let accessor = node.parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.text
      if let accessor, accessor != "get", accessor != "set" { return .visitChildren }
      bodies.append(node.statements)
      return .skipChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
      guard case .getter(let statements) = node.accessors else { return .visitChildren }
      bodies.append(statements)
      return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      words.append(token.text)
      return .skipChildren
    }
  }

  private static func texts() throws -> [String] {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().appending(path: "../../../Sources/Composable").standardized
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let found = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return try found.map { try String(contentsOf: $0, encoding: .utf8) }
      + Prelude.sections.map(\.text)
  }

  @Test("the prelude and Composable have the same declarations and, left out, the same bodies")
  func libraries() throws {
    var leftOut = 0
    for text in try Self.texts() where !text.contains("#if") {
      // Not kept as an outline is, because other tests measure the memory of the process.
      let bodyless = BodylessText(text)
      let whole = Declarations(of: Parser.parse(source: text))
      let rest = Declarations(of: Parser.parse(source: bodyless.text))
      #expect(rest.words == whole.words)
      #expect(bodyless.text.filter { $0 == "\n" } == text.filter { $0 == "\n" })
      try #require(rest.bodies.count == whole.bodies.count, "\(text.prefix(400))")
      var bodies = bodyless.bodies[...]
      for (body, known) in zip(rest.bodies, whole.bodies) where body.isEmpty && !known.isEmpty {
        let body = bodies.popFirst()
        let found = try #require(body).text
        #expect(
          Parser.parse(source: found).statements.map(\.trimmedDescription)
            == known.map(\.trimmedDescription))
        leftOut += 1
      }
      #expect(bodies.isEmpty)
    }
    #expect(leftOut > 1_000)
  }

  @Test(
    "what only looks like a body stays",
    arguments: [
      "let value = { \(Self.number) }()",
      "var value: Int = { \(Self.number) }()",
      "func f(_ g: () -> Int = { \(Self.number) })",
      "var value = 1 { didSet { print(oldValue, \(Self.number)) } }",
      "struct S { let a = \(Self.number) }",
      "protocol P { func f(); var value: Int { get }; associatedtype Element: Sequence }",
      "#if os(Linux)\nfunc f() { print(\(Self.number)) }\n#endif",
      "let text = \"func f() { \\(g { \(Self.number) }) }\"",
      "// func f() { print(\(Self.number)) }\nlet a = 1",
      "let value = Box.init { \(Self.number) }",
      "func f() { print(1) }",
    ])
  func others(text: String) {
    #expect(BodylessText(text).text == text)
  }

  @Test(
    "a body is left out, whatever it contains",
    arguments: [
      "func f() { print(\"}\", \(Self.number)) }",
      "func < (a: Int, b: Int) -> Bool {\n  a.description == b.description && a < \(Self.number)\n}",
      "func f() { /* } */ print(\(Self.number)) }",
      "func f() { print(#\"\\\"}\\#(\"}\")\"#, \(Self.number)) }",
      "var f: Int {\n  let longName = \(Self.number)\n  return longName\n}",
      "struct S { subscript(a: Int) -> Int { get {\n\(Self.number)\n} } }",
      "class C { init() { print(\(Self.number)) } }",
      "func f<T>(a: T) where T == Int { print(\(Self.number)) }",
      "func `init`() { print(\(Self.number)) }",
    ])
  func bodies(text: String) throws {
    let rest = BodylessText(text).text
    #expect(rest.filter { $0 == "\n" } == text.filter { $0 == "\n" })
    let tree = Declarations(of: SharedSyntax.outline(of: text).tree)
    let body = try #require(tree.bodies.first.flatMap { SharedSyntax.body(inPlaceOf: $0) })
    #expect(tree.bodies.count == 1)
    #expect(text.contains("{\(body.text)}"))
    #expect(!rest.contains("123") && !rest.contains("description"))
  }
}
