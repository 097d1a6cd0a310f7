import CheckedTree
import Machine
import Reading
import Semantics
import SwiftSyntax

extension BodyChecker {
  /// The statements of a body that a result builder transforms.
  func checkBuilderBody(
    _ items: CodeBlockItemListSyntax, builder: Type, in context: Context,
    end: Position
  ) -> [Statement] {
    guard let body = ResultBuilderBody(self, builder) else { return [] }
    return body.check(items, in: context, end: end)
  }
}

/// Transforms the statements of a body into calls of a result builder's methods (SE-0289). Every
/// expression becomes a variable, and the block's value is built from them.
struct ResultBuilderBody {
  let checker: BodyChecker
  var model: SemanticModel { checker.model }
  let builder: NominalDeclaration
  /// The builder's type with its known arguments.
  let type: Type

  init?(_ checker: BodyChecker, _ type: Type) {
    guard let builder = type.nominal else { return nil }
    self.checker = checker
    self.builder = builder
    self.type = type
  }

  /// A value of a statement, with the name that refers to it.
  struct Component {
    var storage: StorageDeclaration
    var position: Position
  }

  /// The statements and components of a block so far.
  struct Gathered {
    var statements: [Statement] = []
    var components: [Component] = []
  }

  /// Whether the body has a `return`, so that the builder isn't applied.
  static func returnsDirectly(_ items: CodeBlockItemListSyntax) -> Bool {
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(items)
    return finder.found
  }

  private final class ReturnFinder: SyntaxVisitor {
    var found = false
    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      found = true
      return .skipChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }

  func check(
    _ items: CodeBlockItemListSyntax, in context: Context, end: Position
  ) -> [Statement] {
    // Open arguments of the builder's type are inferred for each call of a method.
    context.names[Self.builderName] = [
      type.hasVariables || type.isError
        ? .type(builder)
        : .alias(
          AliasDeclaration(
            name: builder.name, position: end, owner: nil, underlying: Lazy(known: type),
            signature: Lazy(known: context.signature)))
    ]
    var gathered = checkItems(items, in: context)
    var result = block(of: gathered.components, at: end)
    if has("buildFinalResult") {
      result = call("buildFinalResult", [(nil, result)], at: end)
    }
    gathered.statements.append(checker.checkReturned(result, isImplicit: true, in: context))
    return gathered.statements
  }

  // MARK: Statements

  private func checkItems(_ items: CodeBlockItemListSyntax, in context: Context) -> Gathered {
    model.declare(items, in: context)
    checker.noteUpcoming(items, in: context)
    var gathered = Gathered()
    for item in items {
      switch item.item {
      case .decl: gathered.statements += checker.checkItem(item, in: context)
      case .expr(let expression): add(expression, to: &gathered, in: context)
      case .stmt(let statement): add(statement, to: &gathered, in: context)
      }
    }
    checker.checkLocalFunctions(in: context)
    return gathered
  }

  /// The value of a nested block: its statements, and their component.
  func checkBlock(
    _ items: CodeBlockItemListSyntax, at position: Position, in context: Context
  ) -> (statements: [Statement], component: Component) {
    let gathered = checkItems(items, in: context)
    let value = checker.checkValue(block(of: gathered.components, at: position), in: context)
    let (declaration, component) = keep(value, at: position, in: context)
    return (gathered.statements + [declaration], component)
  }

  private func add(
    _ syntax: ExprSyntax, to gathered: inout Gathered, in context: Context
  ) {
    let position = context.file.position(of: syntax)
    if let conditional = syntax.as(IfExprSyntax.self) {
      return add(conditional, to: &gathered, in: context)
    }
    if let choice = syntax.as(SwitchExprSyntax.self) {
      return add(choice, to: &gathered, in: context)
    }
    var term = model.term(syntax, in: context)
    if has("buildExpression") {
      term = call("buildExpression", [(nil, term)], at: position)
    }
    let value = checker.checkValue(term, in: context)
    keep(value, at: position, to: &gathered, in: context)
  }

  private func add(
    _ syntax: StmtSyntax, to gathered: inout Gathered, in context: Context
  ) {
    let position = context.file.position(of: syntax)
    switch syntax.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement):
      add(statement.expression, to: &gathered, in: context)
    case .throwStmt:
      gathered.statements += checker.checkStatement(syntax, label: nil, in: context)
    case .doStmt(let statement) where statement.catchClauses.isEmpty:
      let inner = model.makeBlock(in: context)
      let (block, component) = checkBlock(
        statement.body.statements, at: position, in: inner)
      lift(component, from: block, to: &gathered, in: context)
    case .forStmt(let statement) where has("buildArray"):
      add(statement, to: &gathered, in: context)
    default:
      reportControlFlow(at: position)
    }
  }

  // MARK: Loops

  private func add(
    _ syntax: ForStmtSyntax, to gathered: inout Gathered, in context: Context
  ) {
    let position = context.file.position(of: syntax)
    let array = Variable(
      name: "components", isConstant: false, owner: context.body, position: position)
    var element = Type.error
    let loop = checker.forStatement(syntax, label: nil, in: context) { items, inner in
      let (block, component) = checkBlock(items, at: position, in: inner)
      element = component.storage.type.value
      let body = model.makeBlock(in: inner)
      body.names["components of for"] = [
        .storage(
          checker.makeStorage(
            array, type: checker.core.array(of: element), isConstant: false, in: body))
      ]
      let append = model.makeCall(
        model.makeName("components of for", at: position), "append",
        [(nil, model.makeName(component.storage.name, at: position))], at: position)
      return block + [.expression(checker.checkValue(append, in: body).expression)]
    }
    if element.isError { return }
    gathered.statements.append(.declare(array, Expression(kind: .array([]), position: position)))
    gathered.statements += loop
    let values = name(array, checker.core.array(of: element), at: position, in: context)
    let value = checker.checkValue(
      call(
        "buildArray", [(nil, model.makeName(values.storage.name, at: position))], at: position),
      in: context)
    keep(value, at: position, to: &gathered, in: context)
  }
}
