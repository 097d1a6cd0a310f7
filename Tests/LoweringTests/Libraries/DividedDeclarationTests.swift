import Foundation
import Prelude
import SwiftParser
import SwiftSyntax
import Testing

@testable import Reading
@testable import Semantics

@Suite("declarations whose members are declared later")
struct DividedDeclarationTests {
  private static func texts() throws -> [String] {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().appending(path: "../../../Sources/Composable").standardized
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let found = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    let pieces = try found.flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      return try #require(FilePieces(text).pieces, "\(file.lastPathComponent)").map(\.text)
    }
    let nested = Prelude.sections.flatMap { section in
      let reader = PieceReader(section)
      return reader.pieces.flatMap { reader.members(of: $0).map { section.text($0.range) } }
    }
    return pieces + nested
  }

  private static func members(of tree: SourceFileSyntax) -> [DeclSyntax] {
    guard case .decl(let item)? = tree.statements.first?.item,
      let group = item.asProtocol((any DeclGroupSyntax).self)
    else { return [] }
    return group.memberBlock.members.map(\.decl)
  }

  /// The name of a member that may be declared later.
  private static func name(of member: DeclSyntax, inExtension: Bool) -> String? {
    let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text)
    if modifiers?.contains("override") == true { return nil }
    if let variable = member.as(VariableDeclSyntax.self), let binding = variable.bindings.first {
      let isComputed = binding.accessorBlock?.isComputed == true
      let isStatic = modifiers?.contains("static") == true && variable.attributes.isEmpty
      guard variable.bindings.count == 1, isComputed || isStatic else { return nil }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
    }
    if member.is(SubscriptDeclSyntax.self) { return "subscript" }
    if member.is(InitializerDeclSyntax.self) { return inExtension ? "init" : nil }
    guard !member.is(ProtocolDeclSyntax.self), !member.is(AssociatedTypeDeclSyntax.self),
      let name = member.asProtocol((any NamedDeclSyntax).self)?.name
    else { return nil }
    return name.tokenKind.isOperator ? nil : name.plainName
  }

  @Test(
    "Composable and nested types of the prelude are divided into the same members that the parser finds"
  )
  func libraries() throws {
    var count = 0
    for text in try Self.texts() {
      guard let divided = DividedDeclaration(text) else { continue }
      let tree = Parser.parse(source: text)
      let isExtension = tree.statements.first?.item.is(ExtensionDeclSyntax.self) == true
      #expect(divided.head.filter { $0 == "\n" } == text.filter { $0 == "\n" })
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for member in divided.members { #expect(member.text.hasPrefix(lines[member.line])) }
      let texts = divided.members.map(\.text).joined(separator: "\n")
      let later = Self.members(
        of: Parser.parse(source: DividedDeclaration.text(of: texts, in: "Box")))
      #expect(
        later.map { Self.name(of: $0, inExtension: isExtension) } == divided.members.map(\.name))
      let parts = Self.members(of: Parser.parse(source: divided.head)) + later
      #expect(
        parts.map(\.trimmedDescription).sorted()
          == Self.members(of: tree).map(\.trimmedDescription).sorted())
      count += divided.members.count
    }
    #expect(count > 800)
  }

  @Test(
    "what decides a type's layout, initializers or operators stays",
    arguments: [
      "struct Box {\n  var value = 1\n  init() {}\n  lazy var text = \"\"\n}",
      "enum Kind {\n  case one, two\n  static func < (a: Kind, b: Kind) -> Bool { true }\n}",
      "class Box: Base {\n  override func open() {}\n  deinit {}\n  var value: Int { didSet { open() } }\n}",
      "struct Box {\n  @TaskLocal static var current = 1\n}",
      "@propertyWrapper struct Box {\n  var wrappedValue: Int { 1 }\n}",
      "protocol Box {\n  func open()\n}",
      "extension Box {\n  #if os(Linux)\n    func open() {}\n  #endif\n}",
      "extension Box { func open() {} }",
      "func open() {\n  func close() {}\n}",
    ])
  func others(text: String) {
    #expect(DividedDeclaration(text) == nil)
  }

  @Test("members and nested types are divided, with their lines")
  func nested() throws {
    let divided = try #require(
      DividedDeclaration(
        """
        @MainActor
        final class Box<Value> where Value: Sendable {
          let value: Value

          // A lid.
          enum Lid {
            case open
            var isOpen: Bool {
              self == .open
            }
          }
          @discardableResult
          func close(
            _ lid: Lid
          ) -> Int { 1 }
          class var count: Int { 1 }
        }
        """))
    #expect(divided.members.map(\.name) == ["Lid", "close", "count"])
    #expect(divided.members.map(\.line) == [5, 11, 15])
    #expect(
      divided.texts(in: "Box") == [
        "extension Box {\n  enum Lid {\n    case open\n\n\n\n  }\n}",
        "extension Box.Lid {\n    var isOpen: Bool {\n      self == .open\n    }\n}",
        "extension Box {\n  @discardableResult\n  func close(\n    _ lid: Lid\n  ) -> Int { 1 }\n}",
        "extension Box {\n  class var count: Int { 1 }\n}",
      ])
  }
}
