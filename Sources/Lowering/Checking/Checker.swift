import Machine
import SwiftSyntax

/// Gives every expression of a submission a type and every name a meaning.
///
/// Expected types are carried down, inferred ones come up, type variables join the two. What the
/// checker can't decide is reported; nothing is left for the run to guess.
final class Checker {
  let core: CoreTypes
  /// What earlier submissions and the prelude declared.
  var scope: LexicalScope
  var solver = Solver()
  var context: FunctionContext
  private(set) var diagnostics: [Diagnostic] = []
  /// While trying out an overload, what it reports is dropped.
  var speculationDepth = 0
  var speculativeErrors = 0

  /// Bodies to be emitted, in order of being needed.
  var finishedBodies: [Body] = []
  /// Declarations whose bodies are still to be checked.
  var waiting: [FunctionDeclaration] = []
  var nextLoop = 0
  /// The scope of the session's own names; what is declared in it outlives the submission.
  var topScope: LexicalScope?
  /// Names this submission declared at the top level.
  var declaredHere: Set<String> = []
  /// The body of the submission's top level.
  let topBody: Body
  /// Whether the top level's own statements were looked through for uses before a value.
  private var hasCheckedTopLevel = false
  /// Whether the top level is a script's, in which property wrappers aren't allowed.
  var isScript = false
  /// While the branches of an `if` or `switch` expression are checked: what they give.
  var branch: BranchResult?
  /// What the caller of a generic function would like a closure's open result to be.
  var resultHint: Type?
  /// Whether the callee being resolved was written after `super.`
  var isSuperCall = false
  /// Variables that earlier alternatives of the case being checked bind.
  var alternativeVariables: [String: Variable] = [:]
  /// Whether `try`, `await` cover what is being checked.
  var coverage = Coverage()
  /// Types whose members this submission added to, for taking back what a failed one did.
  var undo: [() -> Void] = []
  /// All properties this submission declares, whose types must be known at its end.
  var declaredProperties: [PropertyDeclaration] = []
  var imports: Imports
  let lines: LineTable
  /// In the prelude, positions mean nothing to a learner.
  let isPrelude: Bool

  struct Coverage {
    var hasTry = false
    var hasAwait = false
    /// Inside `do` with a catch-all, `try?` or `try!`: errors don't leave the function.
    var catches = false
  }

  init(
    core: CoreTypes, scope: LexicalScope, imports: Imports, body: Body, lines: LineTable,
    isPrelude: Bool = false
  ) {
    self.imports = imports
    self.core = core
    self.scope = scope
    self.lines = lines
    self.isPrelude = isPrelude
    topBody = body
    context = FunctionContext(
      body: body, parent: nil, resultType: nil, isAsync: true, allowsThrowing: true,
      isMainActor: true)
  }

  // MARK: Reporting

  func report(
    _ message: String, at node: some SyntaxProtocol, advice: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    report(message, position: position(of: node), advice: advice, notes: notes)
  }

  func report(
    _ message: String, position: Position, advice: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    if speculationDepth > 0 {
      speculativeErrors += 1
      return
    }
    let diagnostic = Diagnostic(
      message: message, position: position, notes: notes, advice: advice)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Reports a construct of Swift that isn't run here, by name.
  func reportUnsupported(_ construct: String, at node: some SyntaxProtocol) {
    report(
      "\(construct) isn't supported in a lesson", at: node,
      advice: "It is Swift, but not in the part of Swift that is run here.")
  }

  /// Runs the attempt without reporting; true when it had nothing to report.
  func succeeds(_ attempt: () -> Void) -> Bool {
    let saved = speculativeErrors
    speculationDepth += 1
    attempt()
    speculationDepth -= 1
    defer { speculativeErrors = saved }
    return speculativeErrors == saved
  }

  func position(of node: some SyntaxProtocol) -> Position {
    lines.position(utf8Offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func endPosition(of node: some SyntaxProtocol) -> Position {
    lines.position(utf8Offset: node.endPositionBeforeTrailingTrivia.utf8Offset - 1)
  }

  // MARK: Expressions made here

  func invalid(at node: some SyntaxProtocol) -> Expression {
    Expression(kind: .constant(.void), type: .invalid, position: position(of: node))
  }

  func make(_ kind: Expression.Kind, _ type: Type, at node: some SyntaxProtocol) -> Expression {
    Expression(kind: kind, type: type, position: position(of: node))
  }

  func resolved(_ expression: Expression) -> Type { solver.resolve(expression.type) }

  func optional(_ type: Type) -> Type { .nominal(core.optional, [type]) }
  func array(_ type: Type) -> Type { .nominal(core.array, [type]) }

  /// What an optional wraps; nil for other types.
  func wrapped(_ type: Type) -> Type? {
    if case .nominal(core.optional, let arguments) = solver.resolve(type) {
      arguments.first
    } else {
      nil
    }
  }

  // MARK: Scopes

  func withScope<Result>(type: TypeDeclaration? = nil, _ operation: () -> Result) -> Result {
    let outer = scope
    scope = LexicalScope(parent: outer, type: type)
    defer { scope = outer }
    return operation()
  }

  func makeLoop() -> Statement.LoopID {
    nextLoop += 1
    return Statement.LoopID(number: nextLoop)
  }

  /// Asks for the body of a declaration to be checked, once.
  func need(_ declaration: FunctionDeclaration) {
    guard declaration.prepare != nil, !declaration.isWaiting else { return }
    declaration.isWaiting = true
    waiting.append(declaration)
  }

  /// Checks every body that something asked for.
  func finishWaiting() {
    if !hasCheckedTopLevel {
      hasCheckedTopLevel = true
      checkInitialization(of: context.body)
    }
    while let declaration = waiting.popLast() {
      guard let prepare = declaration.prepare else { continue }
      declaration.prepare = nil
      if let body = prepare() {
        checkInitialization(of: body)
        declaration.body = body
        finishedBodies.append(body)
      }
    }
  }
}

/// The modules a session has imported.
final class Imports {
  var names: Set<String> = []
  /// Storage of static constants, which nothing may assign.
  var constantStatics: Set<ObjectIdentifier> = []
}

/// From offsets in a source to lines and columns of the session.
struct LineTable {
  private let starts: [Int]
  private let bytes: [UInt8]
  private let firstLine: Int

  init(text: String, firstLine: Int) {
    bytes = Array(text.utf8)
    self.firstLine = firstLine
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    self.starts = starts
  }

  func position(utf8Offset: Int) -> Position {
    let offset = max(0, min(utf8Offset, bytes.count))
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = String(decoding: bytes[starts[low]..<offset], as: UTF8.self).count + 1
    return Position(line: firstLine + low, column: column)
  }
}
