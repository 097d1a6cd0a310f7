import Machine
import SwiftSyntax

/// The statements and declarations of a text that has parts Heirloom doesn't support, to find the
/// errors that such a part may cause.
///
/// A declaration with an unsupported part outside of the statements and members in it is refused.
/// It has one error, for its first unsupported part. A statement or declaration is doubtful if it
/// mentions a refused or doubtful declaration, or if it is in a doubtful one. In a doubtful item
/// only unsupported parts are errors. An item around an unsupported part, and a type with a refused
/// member in an extension, have no other errors of their own.
package struct RefusedParts {
  /// A statement, a declaration or a member.
  private struct Item {
    let first: Position
    let last: Position
    let parent: Int?
    let isDeclaration: Bool
    let isMember: Bool
    var parts = ItemParts()
    var children: [Int] = []
    var isRefused = false
    var isDoubtful = false
    var holdsUnsupported = false

    func contains(_ position: Position) -> Bool {
      (first.line, first.column) <= (position.line, position.column)
        && (position.line, position.column) <= (last.line, last.column)
    }
  }

  private struct Name: Hashable {
    let text: String
    /// The item around a local name; nil if the name can be used anywhere.
    let scope: Int?
  }

  private var items: [Item] = []
  private var roots: [Int] = []
  private var users: [String: [Int]] = [:]
  private var doubtfulNames: Set<Name> = []
  /// The names of types with a refused member.
  private var holders: Set<String> = []

  private init(_ tree: SourceFileSyntax, _ lines: LineTable) {
    var open: [(node: Syntax, parent: Int?)] = [(Syntax(tree), nil)]
    while let (node, parent) = open.popLast() {
      for child in node.children(viewMode: .sourceAccurate) {
        if child.is(CodeBlockItemSyntax.self) || child.is(MemberBlockItemSyntax.self) {
          let index = items.count
          items.append(Self.item(child, lines, parent: parent))
          if let parent { items[parent].children.append(index) } else { roots.append(index) }
          open.append((child, index))
        } else {
          if let parent { items[parent].parts.note(child) }
          open.append((child, parent))
        }
      }
    }
    for (index, item) in items.enumerated() {
      for name in item.parts.mentioned { users[name, default: []].append(index) }
    }
  }

  private static func item(_ syntax: Syntax, _ lines: LineTable, parent: Int?) -> Item {
    let isMember = syntax.is(MemberBlockItemSyntax.self)
    let isDeclared = syntax.as(CodeBlockItemSyntax.self)?.item.is(DeclSyntax.self) ?? false
    return Item(
      first: lines.position(utf8Offset: syntax.positionAfterSkippingLeadingTrivia.utf8Offset),
      last: lines.position(utf8Offset: syntax.endPositionBeforeTrailingTrivia.utf8Offset),
      parent: parent, isDeclaration: isMember || isDeclared, isMember: isMember)
  }

  /// The innermost item at a position.
  private func item(at position: Position) -> Int? {
    var found: Int?
    var next = roots
    while let inner = next.first(where: { items[$0].contains(position) }) {
      found = inner
      next = items[inner].children
    }
    return found
  }

  private mutating func refuse(_ index: Int) {
    items[index].isRefused = items[index].isDeclaration
    var outer = items[index].parent
    items[index].holdsUnsupported = true
    while let around = outer, !items[around].holdsUnsupported {
      items[around].holdsUnsupported = true
      outer = items[around].parent
    }
    if let parent = items[index].parent, let type = items[parent].parts.type {
      holders.insert(type)
      if items[index].parts.isUnnamedMember || items[parent].parts.isProtocol { doubt(type: type) }
    }
    doubt(index)
  }

  private mutating func doubt(_ index: Int) {
    var open = [index]
    while let index = open.popLast() {
      if items[index].isDoubtful { continue }
      items[index].isDoubtful = true
      open += items[index].children
      let scope = items[index].isMember ? nil : items[index].parent
      // A local name is used only in the item around it, and that is doubtful already.
      if let scope, items[scope].isDoubtful { continue }
      for name in items[index].parts.declared {
        guard doubtfulNames.insert(Name(text: name, scope: scope)).inserted else { continue }
        open += (users[name] ?? []).filter { isInside($0, of: scope) }
      }
    }
  }

  private mutating func doubt(type name: String) {
    guard doubtfulNames.insert(Name(text: name, scope: nil)).inserted else { return }
    for user in users[name] ?? [] { doubt(user) }
  }

  private func isInside(_ index: Int, of scope: Int?) -> Bool {
    guard let scope else { return true }
    var inner: Int? = index
    while let current = inner, current != scope { inner = items[current].parent }
    return inner != nil
  }

  /// The errors without those that an unsupported part may cause.
  package static func causes(
    of diagnostics: [Diagnostic], in sources: [ParsedSource]
  ) -> [Diagnostic] {
    let unsupported = diagnostics.filter(\.isUnsupported)
      .sorted { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
    if unsupported.isEmpty || diagnostics.count == 1 { return diagnostics }
    var dropped: Set<Diagnostic> = []
    for source in sources {
      guard let tree = source.tree ?? source.remains?.tree else { continue }
      var parts = RefusedParts(tree, source.text.lines)
      for diagnostic in unsupported {
        guard let index = parts.item(at: diagnostic.position) else { continue }
        if parts.isInRefused(index) {
          dropped.insert(diagnostic)
        } else {
          parts.refuse(index)
        }
      }
      for diagnostic in diagnostics where !diagnostic.isUnsupported {
        if let index = parts.item(at: diagnostic.position), parts.mayCause(index) {
          dropped.insert(diagnostic)
        }
      }
    }
    return diagnostics.filter { !dropped.contains($0) }
  }

  private func isInRefused(_ index: Int) -> Bool {
    var inner: Int? = index
    while let current = inner {
      if items[current].isRefused { return true }
      inner = items[current].parent
    }
    return false
  }

  private func mayCause(_ index: Int) -> Bool {
    let item = items[index]
    return item.isDoubtful || item.holdsUnsupported
      || item.parts.type.map(holders.contains) ?? false
  }
}
