import Prelude
import Reading
import SwiftParser
import SwiftSyntax

@testable import Semantics

/// The declarations of a section, as the parser finds them.
enum ParsedPieces {
  static func pieces(of section: PreludeSection) -> [[PreludePiece]] {
    let tree = Parser.parse(source: section.text)
    return tree.statements.map { item in
      guard case .decl(let declaration) = item.item else { return [] }
      return pieces(of: declaration)
    }
  }

  /// The declaration, then its members.
  private static func pieces(of item: DeclSyntax) -> [PreludePiece] {
    if let syntax = item.as(ExtensionDeclSyntax.self) {
      return pieces(
        syntax.inheritanceClause == nil ? .extension : .conformance, syntax.extendedType.spelling,
        item, syntax.memberBlock, condition: syntax.genericWhereClause)
    }
    if let syntax = NominalSyntax(item) {
      return pieces(
        item.is(ProtocolDeclSyntax.self) ? .protocol : .type, syntax.name.plainName, item,
        syntax.memberBlock, condition: nil)
    }
    return [PreludePiece(kind: .global, name: name(of: item), range: range(of: item))]
  }

  private static func pieces(
    _ kind: PreludePiece.Kind, _ name: String, _ item: DeclSyntax, _ block: MemberBlockSyntax,
    condition: GenericWhereClauseSyntax?
  ) -> [PreludePiece] {
    let members = block.members.map { member in
      PreludePiece(
        kind: isCore(member.decl) ? .head : .member, name: self.name(of: member.decl),
        range: range(of: member.decl))
    }
    let piece = PreludePiece(
      kind: kind, name: name, range: range(of: item),
      headEnd: block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
      condition: condition.map { range(of: $0).lowerBound } ?? 0)
    return [piece] + members
  }

  /// Returns whether it is a stored property, a case or the like, of which instances consist, or an
  /// associated type.
  private static func isCore(_ item: DeclSyntax) -> Bool {
    switch item.as(DeclSyntaxEnum.self) {
    case .enumCaseDecl, .deinitializerDecl, .associatedTypeDecl: true
    case .variableDecl(let variable):
      variable.bindings.allSatisfy { $0.accessorBlock.map(isObserving) ?? true }
    default: false
    }
  }

  private static func isObserving(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.contains {
      [.keyword(.didSet), .keyword(.willSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }

  private static func name(of item: DeclSyntax) -> String {
    switch item.as(DeclSyntaxEnum.self) {
    case .functionDecl(let syntax): syntax.name.plainName
    case .initializerDecl: "init"
    case .subscriptDecl: "subscript"
    case .typeAliasDecl(let syntax): syntax.name.plainName
    case .variableDecl(let syntax):
      syntax.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName ?? "-"
    default: NominalSyntax(item)?.name.plainName ?? "-"
    }
  }

  private static func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
