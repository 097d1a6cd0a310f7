import Machine
import SwiftDiagnostics
import SwiftParserDiagnostics
package import SwiftSyntax

/// What the parser says of a text that isn't Swift.
///
/// For each error it makes a copy of the tree in which it is mended, so that its time is the product of
/// errors and size. Where that would be too much, each statement is given to it alone, and only as many as
/// are told of.
package struct ParserErrors {
  /// How many lines are told to be wrong: what comes after that mostly follows from it.
  private static let limit = 6
  /// Errors times bytes of what the parser is asked of at once.
  private static let costLimit = 20_000_000

  /// What the parser says where the braces of a `guard` have no `else` before them. It takes them for
  /// something else then, and all that it says of the rest follows from that.
  private static let lacksElse = "expected 'else' in 'guard' statement"

  private let tree: SourceFileSyntax
  private let lines: LineTable

  package init(_ tree: SourceFileSyntax, _ lines: LineTable) {
    self.tree = tree
    self.lines = lines
  }

  /// The first of each line: the parser takes what it can't make sense of one piece after another.
  ///
  /// - Parameter isMeant: Whether what is wrong with the node is asked for.
  package func told(where isMeant: (Syntax) -> Bool) -> [Diagnostic] {
    var told = Told(lines: lines)
    let errors = ErrorCount(of: tree)
    if errors.stray == nil, cost(of: tree, errors) <= Self.costLimit {
      told.add(ParseDiagnosticsGenerator.diagnostics(for: tree), where: isMeant)
      return told.diagnostics
    }
    for item in tree.statements where item.hasError && !told.isFull {
      // On a line that was told of already, nothing new can be said.
      let end = item.endPositionBeforeTrailingTrivia.utf8Offset
      if told.covers(item.positionAfterSkippingLeadingTrivia.utf8Offset..<end) { continue }
      add(item, to: &told, where: isMeant)
    }
    if told.diagnostics.isEmpty { tellFirst(in: Syntax(tree), to: &told, where: isMeant) }
    return told.diagnostics
  }

  private func add(
    _ item: CodeBlockItemSyntax, to told: inout Told, where isMeant: (Syntax) -> Bool
  ) {
    let errors = ErrorCount(of: item)
    if let stray = errors.stray {
      guard isMeant(Syntax(stray)) else { return }
      return told.add("invalid character in source file", at: stray.strayCharacterOffset)
    }
    guard cost(of: item, errors) <= Self.costLimit else {
      return tellFirst(in: Syntax(item), to: &told, where: isMeant)
    }
    let found = ParseDiagnosticsGenerator.diagnostics(for: item.detached)
    told.add(found, offset: item.position.utf8Offset) { node in
      isMeant(
        Syntax(
          tree.token(
            at: AbsolutePosition(utf8Offset: item.position.utf8Offset + node.position.utf8Offset))
            ?? tree.endOfFileToken))
    }
  }

  /// Says where the first error is, and no more: what is wrong would take too long to find out.
  private func tellFirst(
    in node: Syntax, to told: inout Told, where isMeant: (Syntax) -> Bool
  ) {
    let errors = ErrorCount(of: node)
    guard let first = errors.first, isMeant(first) else { return }
    told.add(
      "this isn't Swift from here on", at: first.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private func cost(of node: some SyntaxProtocol, _ errors: ErrorCount) -> Int {
    errors.count * node.totalLength.utf8Length
  }

  /// What is said, a line at a time.
  private struct Told {
    let lines: LineTable
    private(set) var diagnostics: [Diagnostic] = []
    private var seen: Set<Int> = []
    /// Whether nothing said after this would be of use.
    private var isOver = false

    init(lines: LineTable) { self.lines = lines }

    var isFull: Bool { isOver || seen.count >= ParserErrors.limit }

    func covers(_ range: Range<Int>) -> Bool {
      let first = lines.position(utf8Offset: range.lowerBound).line
      return seen.contains(first) && first == lines.position(utf8Offset: range.upperBound).line
    }

    /// - Parameter offset: Where the text begins that the places are in.
    mutating func add(
      _ found: [SwiftDiagnostics.Diagnostic], offset: Int = 0, where isMeant: (Syntax) -> Bool
    ) {
      for diagnostic in found where !isFull {
        guard diagnostic.diagMessage.severity == .error, isMeant(diagnostic.node) else { continue }
        let lacksElse = diagnostic.message == ParserErrors.lacksElse
        add(
          lacksElse ? "expected 'else' after 'guard' condition" : diagnostic.message,
          at: offset + diagnostic.position.utf8Offset,
          notes: diagnostic.notes.map { note in
            Diagnostic.Note(
              message: note.message,
              position: lines.position(utf8Offset: offset + note.position.utf8Offset))
          })
        isOver = lacksElse
      }
    }

    mutating func add(
      _ message: String, at offset: Int, notes: [Diagnostic.Note] = []
    ) {
      let position = lines.position(utf8Offset: offset)
      guard seen.insert(position.line).inserted else { return }
      diagnostics.append(Diagnostic(message: message, position: position, notes: notes))
    }
  }
}

/// How much of a tree isn't Swift.
private final class ErrorCount: SyntaxAnyVisitor {
  private(set) var count = 0
  private(set) var first: Syntax?
  /// An `=` beside a character that the parser must not be asked about.
  private(set) var stray: TokenSyntax?

  init(of node: some SyntaxProtocol) {
    super.init(viewMode: .all)
    walk(node)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard node.hasError else { return .skipChildren }
    if node.is(UnexpectedNodesSyntax.self) { note(node) }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing || token.tokenDiagnostic != nil { note(Syntax(token)) }
    if stray == nil, token.standsBesideStrayCharacter { stray = token }
    return .skipChildren
  }

  private func note(_ node: Syntax) {
    count += 1
    if first == nil { first = node }
  }
}
