import Machine
import SwiftDiagnostics
import SwiftParserDiagnostics
package import SwiftSyntax

/// The parser's diagnostics for a text that isn't valid Swift.
///
/// The parser copies and repairs the tree for each error, and looks for the start of the error's line.
/// So its time is the product of errors and size. If that is too much, each statement is diagnosed
/// separately, and only until enough errors are reported.
package struct ParserErrors {
  /// The maximum number of lines with reported errors. Later errors usually follow from earlier
  /// ones.
  private static let limit = 6
  /// The maximum product of errors and bytes that is diagnosed at once: less than a second.
  private static let costLimit = 4_000_000
  /// How much longer a byte of the error's line takes than a byte elsewhere.
  private static let lineCost = 25

  private let tree: SourceFileSyntax
  private let lines: LineTable

  package init(_ tree: SourceFileSyntax, _ lines: LineTable) {
    self.tree = tree
    self.lines = lines
  }

  /// The first error of each line, because the parser reports unexpected text in many pieces.
  ///
  /// - Parameter isMeant: Whether to report errors in the node.
  package func told(where isMeant: (Syntax) -> Bool) -> [Diagnostic] {
    var told = Told(lines: lines)
    let errors = ErrorCount(of: tree)
    if errors.stray == nil, cost(of: tree, errors) <= Self.costLimit {
      told.add(ParseDiagnosticsGenerator.diagnostics(for: tree), where: isMeant)
      return told.diagnostics
    }
    for item in tree.statements where item.hasError && !told.isFull {
      // Each line has at most one error.
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
      return told.add(ParserMessage.invalidCharacter, at: stray.strayCharacterOffset)
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

  /// Reports only the first error's position, because a diagnosis would take too long.
  private func tellFirst(
    in node: Syntax, to told: inout Told, where isMeant: (Syntax) -> Bool
  ) {
    let errors = ErrorCount(of: node)
    guard let first = errors.first, isMeant(first) else { return }
    told.add(ParserMessage.notSwift, at: first.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private func cost(of node: some SyntaxProtocol, _ errors: ErrorCount) -> Int {
    if errors.count == 0 { return 0 }
    var (longest, current) = (0, 0)
    for byte in node.syntaxTextBytes {
      current = byte == UInt8(ascii: "\n") ? 0 : current + 1
      longest = max(longest, current)
    }
    return errors.count * (node.totalLength.utf8Length + longest * Self.lineCost)
  }

  /// The reported errors, one for each line.
  private struct Told {
    let lines: LineTable
    private(set) var diagnostics: [Diagnostic] = []
    private var seen: Set<Int> = []
    /// Whether later errors wouldn't help.
    private var isOver = false

    init(lines: LineTable) { self.lines = lines }

    var isFull: Bool { isOver || seen.count >= ParserErrors.limit }

    func covers(_ range: Range<Int>) -> Bool {
      let first = lines.position(utf8Offset: range.lowerBound).line
      return seen.contains(first) && first == lines.position(utf8Offset: range.upperBound).line
    }

    /// - Parameter offset: The offset of the diagnosed text in the whole text.
    mutating func add(
      _ found: [SwiftDiagnostics.Diagnostic], offset: Int = 0, where isMeant: (Syntax) -> Bool
    ) {
      for diagnostic in found where !isFull {
        guard diagnostic.diagMessage.severity == .error, isMeant(diagnostic.node) else { continue }
        let lacksElse = diagnostic.isAboutMissingElse
        add(
          lacksElse ? .guardWithoutElse : .parser(diagnostic.message),
          at: offset + diagnostic.position.utf8Offset,
          notes: diagnostic.notes.map { note in
            Diagnostic.Note(
              ParserMessage.parser(note.message),
              at: lines.position(utf8Offset: offset + note.position.utf8Offset))
          })
        isOver = lacksElse
      }
    }

    mutating func add(
      _ message: ParserMessage, at offset: Int, notes: [Diagnostic.Note] = []
    ) {
      let position = lines.position(utf8Offset: offset)
      guard seen.insert(position.line).inserted else { return }
      diagnostics.append(Diagnostic(message, at: position, notes: notes))
    }
  }
}

extension SwiftDiagnostics.Diagnostic {
  /// Whether a `guard` has no `else` before its braces. The parser then misreads the braces, which causes its
  /// later errors.
  fileprivate var isAboutMissingElse: Bool {
    guard let missing = (diagMessage as? MissingNodesError)?.missingNodes, missing.count == 1,
      let token = missing[0].as(TokenSyntax.self)
    else { return false }
    return token.tokenKind == .keyword(.else) && token.parent?.is(GuardStmtSyntax.self) == true
  }
}

/// Counts the errors in a tree.
private final class ErrorCount: SyntaxAnyVisitor {
  private(set) var count = 0
  private(set) var first: Syntax?
  /// An `=` beside a character that the parser can't diagnose.
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
