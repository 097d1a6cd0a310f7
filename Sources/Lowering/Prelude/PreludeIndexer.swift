import SwiftParser
import SwiftSyntax

/// Cuts the prelude's texts into the pieces that are read one by one, and writes down where they
/// stand; see `PreludeIndex`. A test compares what it gives with what is checked in.
enum PreludeIndexer {
  /// A line for each declaration of a section: a letter, the name, and where the text begins and ends.
  /// That of a type, protocol or extension goes on with where its head ends, where its conditions
  /// begin, and how many bytes the lines for its members take that follow.
  static func index(of section: Prelude.Section) -> String {
    let tree = Parser.parse(source: section.text)
    precondition(!tree.hasError, "the prelude's section \(section.name) is well-formed")
    var lines: [String] = []
    for item in tree.statements {
      guard case .decl(let declaration) = item.item else { continue }
      lines += index(of: declaration)
    }
    return lines.joined(separator: "\n")
  }

  private static func index(of item: DeclSyntax) -> [String] {
    if let syntax = item.as(ExtensionDeclSyntax.self) {
      let letter = syntax.inheritanceClause == nil ? "e" : "c"
      return lines(
        letter, syntax.extendedType.spelling, item, syntax.memberBlock,
        condition: syntax.genericWhereClause
      ) { _ in false }
    }
    if let syntax = NominalSyntax(item) {
      return lines(
        item.is(ProtocolDeclSyntax.self) ? "p" : "t", syntax.name.plainName, item,
        syntax.memberBlock, condition: nil, belongsToHead: isCore)
    }
    return [line("g", item)]
  }

  /// - Parameter belongsToHead: Whether a member is declared with the type itself.
  private static func lines(
    _ letter: String, _ name: String, _ item: DeclSyntax, _ block: MemberBlockSyntax,
    condition: GenericWhereClauseSyntax?, belongsToHead: (DeclSyntax) -> Bool
  ) -> [String] {
    let members = block.members.map { member in
      line(belongsToHead(member.decl) ? "s" : "m", member.decl)
    }
    let places = [
      start(of: item), end(of: item), end(of: block.leftBrace),
      condition.map { start(of: $0) } ?? 0,
      members.reduce(0) { $0 + $1.utf8.count + 1 },
    ]
    return ["\(letter) \(name) " + places.map(String.init).joined(separator: " ")] + members
  }

  /// Stored properties, cases and the like, which instances are made of, and associated types.
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

  private static func line(_ letter: String, _ item: DeclSyntax) -> String {
    "\(letter) \(name(of: item)) \(start(of: item)) \(end(of: item))"
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

  private static func start(of node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private static func end(of node: some SyntaxProtocol) -> Int {
    node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The file in which the index is checked in.
  static var file: String {
    var text = """
      /// Where the prelude's pieces stand in their texts. Made by `PreludeIndexer`; a test compares it.
      enum PreludeIndex {
        static let sections: [String: String] = [

      """
    for section in Prelude.sections {
      text += "    \"\(section.name)\": #\"\"\"\n"
      for line in index(of: section).split(separator: "\n") { text += "    \(line)\n" }
      text += "    \"\"\"#,\n"
    }
    return text + "  ]\n}\n"
  }
}
