import CheckedTree
import Machine
import Reading
import Semantics
import SwiftSyntax

/// Blocks and their items.
extension BodyChecker {
  /// The statements of a block, whose types and functions are visible in the whole block.
  func checkItems(_ items: CodeBlockItemListSyntax, in context: Context) -> [Statement] {
    model.declare(items, in: context)
    noteUpcoming(items, in: context)
    var statements: [Statement] = []
    for item in items { statements += checkItem(item, in: context) }
    checkLocalFunctions(in: context)
    return statements
  }

  func checkItem(_ item: CodeBlockItemSyntax, in context: Context) -> [Statement] {
    if model.isGivenUp(in: context) { return [] }
    switch item.item {
    case .decl(let declaration): return checkDeclaration(declaration, in: context)
    case .stmt(let statement): return checkStatement(statement, label: nil, in: context)
    case .expr(let expression): return [checkExpressionStatement(expression, in: context)]
    }
  }

  func checkExpressionStatement(_ syntax: ExprSyntax, in context: Context) -> Statement {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .ifExpr(let conditional): return ifStatement(conditional, in: context)
    case .switchExpr(let choice): return switchStatement(choice, label: nil, in: context)
    default:
      let value = checkValue(syntax, in: context)
      checkUse(of: value, syntax, in: context)
      borrowSubject(value.expression)
      return .expression(value.expression)
    }
  }

  /// Reports a statement that is only the name of a function, which isn't called.
  func checkUse(of value: CheckedValue, _ syntax: ExprSyntax, in context: Context) {
    guard !syntax.is(ClosureExprSyntax.self), value.expression.isFunctionByName else { return }
    let name = syntax.as(MemberAccessExprSyntax.self)?.declName
    report(
      StatementMessage.unusedFunction,
      at: name.map { context.file.position(of: $0) } ?? context.file.position(of: syntax))
  }

  /// Checks a block in a context of its own.
  func checkBlock(_ syntax: CodeBlockSyntax, in context: Context) -> Block {
    let inner = model.makeBlock(in: context)
    return Block(
      statements: checkItems(syntax.statements, in: inner),
      end: context.file.position(of: syntax.rightBrace))
  }

  private func checkDeclaration(_ declaration: DeclSyntax, in context: Context) -> [Statement] {
    checkLocalAccess(declaration, in: context)
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): return checkVariables(variable, in: context)
    default: return []
    }
  }

  /// Local declarations can't have access modifiers.
  private func checkLocalAccess(_ declaration: DeclSyntax, in context: Context) {
    guard !context.isTopLevel,
      let modifiers = declaration.as(VariableDeclSyntax.self)?.modifiers
        ?? declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    else { return }
    for modifier in modifiers where Self.accessWords.contains(modifier.name.text) {
      report(
        StatementMessage.attributeOfLocal(attribute: modifier.name.text),
        at: context.file.position(of: modifier))
    }
  }

  private static let accessWords: Set = [
    "private", "fileprivate", "internal", "package", "public", "open",
  ]

  /// Notes names that are declared later, so that the message about an early use explains it.
  func noteUpcoming(_ items: CodeBlockItemListSyntax, in context: Context) {
    if context.isTopLevel { return }
    for item in items {
      guard case .decl(let declaration) = item.item,
        let variable = declaration.as(VariableDeclSyntax.self)
      else { continue }
      for binding in variable.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName {
          context.upcoming.insert(name)
        }
      }
    }
  }

  /// Checks the bodies of local functions, which see all of the block's variables.
  func checkLocalFunctions(in context: Context) {
    guard let frame = context.frame, !context.isTopLevel else { return }
    for (_, named) in context.names.sorted(by: { $0.key < $1.key }) {
      for case .function(let function) in named where function.owner == nil {
        let routine = function.routine.value
        routine.enclosingBody = frame.body
        function.isBodyWanted = true
        _ = checkBody(of: function)
      }
    }
  }
}

extension Expression {
  /// Whether the expression names a function, and not a variable that holds one.
  fileprivate var isFunctionByName: Bool {
    switch kind {
    case .partial, .partialMethod, .partialWitness, .closure: true
    case .bind(_, _, let result): result.isFunctionByName
    case .optionalChain(let value, _), .wrap(let value): value.isFunctionByName
    default: false
    }
  }
}
