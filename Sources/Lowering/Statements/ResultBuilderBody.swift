import Machine
import SwiftSyntax

extension Checker {
  /// The statements of a body that a result builder puts together.
  func checkBuilderBody(
    _ items: CodeBlockItemListSyntax, builder: NominalDeclaration, in context: Context,
    end: Position
  ) -> [Statement] {
    ResultBuilderBody(self, builder).check(items, in: context, end: end)
  }
}

/// Makes calls of a result builder's methods of the statements of a body, as SE-0289 says: every
/// expression becomes a variable, and what the block gives is made of those.
struct ResultBuilderBody {
  let checker: Checker
  let builder: NominalDeclaration

  init(_ checker: Checker, _ builder: NominalDeclaration) {
    self.checker = checker
    self.builder = builder
  }

  /// A value that a statement gave, by the name it can be referred to with.
  struct Component {
    var storage: StorageDeclaration
    var position: Position
  }

  /// Whether the body has a `return`, which leaves the builder out.
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
    // A generic builder's arguments are found out anew for each call of a method.
    context.names[Self.builderName] = [.type(builder)]
    var (statements, components) = checkItems(items, in: context)
    var result = block(of: components, at: end, in: context)
    if has("buildFinalResult") {
      result = call("buildFinalResult", [(nil, result)], at: end)
    }
    statements.append(checker.checkReturned(result, isImplicit: true, in: context))
    return statements
  }

  // MARK: Statements

  private func checkItems(
    _ items: CodeBlockItemListSyntax, in context: Context
  ) -> ([Statement], [Component]) {
    checker.declare(items, in: context)
    checker.noteUpcoming(items, in: context)
    var statements: [Statement] = []
    var components: [Component] = []
    for item in items {
      switch item.item {
      case .decl: statements += checker.checkItem(item, in: context)
      case .expr(let expression):
        add(expression, to: &statements, &components, in: context)
      case .stmt(let statement):
        add(statement, to: &statements, &components, in: context)
      }
    }
    checker.checkLocalFunctions(in: context)
    return (statements, components)
  }

  /// The value of a block of its own: its statements, and the component they give.
  private func checkBlock(
    _ items: CodeBlockItemListSyntax, at position: Position, in context: Context
  ) -> (statements: [Statement], component: Component) {
    var (statements, components) = checkItems(items, in: context)
    let value = checker.checkValue(
      block(of: components, at: position, in: context), in: context)
    let (declaration, component) = keep(value, at: position, in: context)
    statements.append(declaration)
    return (statements, component)
  }

  private func add(
    _ syntax: ExprSyntax, to statements: inout [Statement], _ components: inout [Component],
    in context: Context
  ) {
    let position = context.file.position(of: syntax)
    if let conditional = syntax.as(IfExprSyntax.self) {
      return add(conditional, to: &statements, &components, in: context)
    }
    if let choice = syntax.as(SwitchExprSyntax.self) {
      return add(choice, to: &statements, &components, in: context)
    }
    var term = checker.term(syntax, in: context)
    if has("buildExpression") {
      term = call("buildExpression", [(nil, term)], at: position)
    }
    let value = checker.checkValue(term, in: context)
    if value.type == checker.core.never {
      statements.append(.expression(value.expression))
      return
    }
    let (declaration, component) = keep(value, at: position, in: context)
    statements.append(declaration)
    components.append(component)
  }

  private func add(
    _ syntax: StmtSyntax, to statements: inout [Statement], _ components: inout [Component],
    in context: Context
  ) {
    let position = context.file.position(of: syntax)
    switch syntax.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement):
      add(statement.expression, to: &statements, &components, in: context)
    case .throwStmt: statements += checker.checkStatement(syntax, label: nil, in: context)
    case .doStmt(let statement) where statement.catchClauses.isEmpty:
      let inner = checker.makeBlock(in: context)
      let (block, component) = checkBlock(
        statement.body.statements, at: position, in: inner)
      components.append(lift(component, from: block, to: &statements, in: context))
    case .forStmt(let statement) where has("buildArray"):
      add(statement, to: &statements, &components, in: context)
    default:
      checker.report(
        "closure containing control flow statement cannot be used with result builder "
          + "'\(builder.name)'", at: position)
    }
  }

  // MARK: Branches

  /// One way through an `if` or `switch`, before what it gives is joined with the others.
  private struct Branch {
    var component: Component
    var context: Context
  }

  private func add(
    _ syntax: IfExprSyntax, to statements: inout [Statement], _ components: inout [Component],
    in context: Context
  ) {
    let position = context.file.position(of: syntax)
    var branches: [Branch] = []
    let statement = checker.ifStatement(syntax, in: context) { block, inner in
      Block(
        statements: check(block.statements, &branches, at: position, in: inner),
        end: context.file.position(of: block.rightBrace))
    }
    let isOptional = !syntax.endsInElse
    finish(
      statement, branches, isOptional: isOptional, at: position, to: &statements, &components,
      in: context)
  }

  private func add(
    _ syntax: SwitchExprSyntax, to statements: inout [Statement],
    _ components: inout [Component], in context: Context
  ) {
    let position = context.file.position(of: syntax)
    var branches: [Branch] = []
    let statement = checker.switchStatement(syntax, label: nil, in: context) { items, inner in
      Block(statements: check(items, &branches, at: position, in: inner), end: nil)
    }
    finish(
      statement, branches, isOptional: false, at: position, to: &statements, &components,
      in: context)
  }

  private func check(
    _ items: CodeBlockItemListSyntax, _ branches: inout [Branch], at position: Position,
    in context: Context
  ) -> [Statement] {
    let inner = checker.makeBlock(in: context)
    let (statements, component) = checkBlock(items, at: position, in: inner)
    branches.append(Branch(component: component, context: inner))
    return statements
  }

  /// Gives all branches one type, and has each assign its value.
  private func finish(
    _ statement: Statement, _ branches: [Branch], isOptional: Bool, at position: Position,
    to statements: inout [Statement], _ components: inout [Component], in context: Context
  ) {
    if branches.count > 1, !has("buildEither") || isOptional && optionalName == nil {
      checker.report(
        "closure containing control flow statement cannot be used with result builder "
          + "'\(builder.name)'", at: position)
      return
    }
    if isOptional, optionalName == nil {
      checker.report(
        "closure containing control flow statement cannot be used with result builder "
          + "'\(builder.name)'", at: position)
      return
    }
    // All values at once say what the type is that each of them must have.
    let joined = checker.makeBlock(in: context)
    let values = branches.enumerated().map { index, branch -> Term in
      let name = "\(branch.component.storage.name) of branch \(index)"
      joined.names[name] = [.storage(branch.component.storage)]
      return injected(
        checker.makeName(name, at: position), index, of: branches.count, isOptional: isOptional,
        at: position)
    }
    let together = values.dropLast().reversed().reduce(values.last) { rest, value in
      rest.map { rest in
        checker.makeTerm(
          .ternary(checker.makeTerm(.boolean(true), at: position), value, rest), at: position)
      }
    }
    guard let together else { return }
    let type = checker.checkValue(together, in: joined).type
    if type.isError { return }
    let variable = Variable(
      name: "component", isConstant: false, owner: context.body, position: position)
    variable.isInitializedAtDeclaration = false
    variable.canHoldObjects = checker.canHoldObjects(type)
    var assignments = branches.enumerated().map { index, branch -> Statement in
      let value = injected(
        checker.makeName(branch.component.storage.name, at: position), index, of: branches.count,
        isOptional: isOptional, at: position)
      return assign(value, to: variable, type, in: branch.context)
    }
    if isOptional, let optionalName {
      let none = call(
        optionalName, [(nil, checker.makeTerm(.nothing, at: position))], at: position)
      assignments.append(assign(none, to: variable, type, in: context))
    }
    var remaining = assignments[...]
    statements.append(.declare(variable, nil))
    statements.append(appending(&remaining, to: statement))
    components.append(name(variable, type, at: position, in: context))
  }

  private func assign(
    _ value: Term, to variable: Variable, _ type: Type, in context: Context
  ) -> Statement {
    let checked = checker.checkValue(value, for: .type(type, .assignment), in: context)
    return .expression(
      Expression(
        kind: .assign(.variable(variable), checked.expression), position: value.position))
  }

  /// The value of one of several branches, wrapped so that all have one type: the way to a leaf of a
  /// balanced binary tree, from the leaf up.
  private func injected(
    _ value: Term, _ index: Int, of count: Int, isOptional: Bool, at position: Position
  ) -> Term {
    var result = value
    var (place, rest) = (index, count)
    while rest > 1 {
      // The last of an odd number is paired with nothing.
      if place % 2 == 1 || place + 1 < rest {
        let label = place % 2 == 0 ? "first" : "second"
        result = call("buildEither", [(label, result)], at: position)
      }
      (place, rest) = (place / 2, (rest + 1) / 2)
    }
    if isOptional, let optionalName {
      result = call(optionalName, [(nil, result)], at: position)
    }
    return result
  }

  /// Puts an assignment at the end of each branch, in the order the branches were checked in.
  private func appending(
    _ assignments: inout ArraySlice<Statement>, to statement: Statement
  ) -> Statement {
    switch statement {
    case .conditional(let conditions, var then, let otherwise):
      if let next = assignments.popFirst() { then.statements.append(next) }
      guard var otherwise else {
        let rest = assignments.popFirst().map { Block(statements: [$0], end: nil) }
        return .conditional(conditions, then: then, else: rest)
      }
      if otherwise.end == nil, let nested = otherwise.statements.first,
        otherwise.statements.count == 1
      {
        otherwise.statements = [appending(&assignments, to: nested)]
      } else if let next = assignments.popFirst() {
        otherwise.statements.append(next)
      }
      return .conditional(conditions, then: then, else: otherwise)
    case .choice(let id, let subject, var cases):
      for index in cases.indices {
        if let next = assignments.popFirst() { cases[index].body.statements.append(next) }
      }
      return .choice(id, subject: subject, cases)
    default: return statement
    }
  }

  // MARK: Loops

  private func add(
    _ syntax: ForStmtSyntax, to statements: inout [Statement], _ components: inout [Component],
    in context: Context
  ) {
    let position = context.file.position(of: syntax)
    let array = Variable(
      name: "components", isConstant: false, owner: context.body, position: position)
    var element = Type.error
    let loop = checker.forStatement(syntax, label: nil, in: context) { items, inner in
      let (block, component) = checkBlock(items, at: position, in: inner)
      element = component.storage.type.value
      let gathered = checker.makeBlock(in: inner)
      gathered.names["components of for"] = [
        .storage(
          checker.makeStorage(
            array, type: checker.core.array(of: element), isConstant: false, in: gathered))
      ]
      let append = checker.makeCall(
        checker.makeName("components of for", at: position), "append",
        [(nil, checker.makeName(component.storage.name, at: position))], at: position)
      return block + [.expression(checker.checkValue(append, in: gathered).expression)]
    }
    if element.isError { return }
    statements.append(.declare(array, Expression(kind: .array([]), position: position)))
    statements += loop
    let gathered = name(array, checker.core.array(of: element), at: position, in: context)
    let value = checker.checkValue(
      call(
        "buildArray", [(nil, checker.makeName(gathered.storage.name, at: position))], at: position),
      in: context)
    let (declaration, component) = keep(value, at: position, in: context)
    statements.append(declaration)
    components.append(component)
  }

  // MARK: Parts

  static let builderName = "builder of body"

  private func has(_ method: String) -> Bool { !builder.members[method].isEmpty }

  private var optionalName: String? {
    ["buildOptional", "buildIf"].first { has($0) }
  }

  private func call(
    _ method: String, _ arguments: [(label: String?, value: Term)], at position: Position
  ) -> Term {
    checker.makeCall(
      checker.makeName(Self.builderName, at: position), method, arguments, at: position)
  }

  /// What a block of components gives.
  private func block(
    of components: [Component], at position: Position, in context: Context
  ) -> Term {
    let values = components.map { checker.makeName($0.storage.name, at: $0.position) }
    guard has("buildPartialBlock"), let first = values.first else {
      return call("buildBlock", values.map { (nil, $0) }, at: position)
    }
    return values.dropFirst().reduce(
      call("buildPartialBlock", [("first", first)], at: first.position)
    ) { accumulated, next in
      call(
        "buildPartialBlock", [("accumulated", accumulated), ("next", next)], at: next.position)
    }
  }

  /// A variable for a value, under a name that no program has.
  private func keep(
    _ value: CheckedValue, at position: Position, in context: Context
  ) -> (Statement, Component) {
    let variable = Variable(
      name: "component", isConstant: true, owner: context.body, position: position)
    variable.canHoldObjects = checker.canHoldObjects(value.type)
    return (
      .declare(variable, value.expression), name(variable, value.type, at: position, in: context)
    )
  }

  private func name(
    _ variable: Variable, _ type: Type, at position: Position, in context: Context
  ) -> Component {
    let storage = StorageDeclaration(
      name: "component \(checker.makeTermID())", position: position, owner: nil, isConstant: true,
      signature: Lazy(known: context.signature), type: Lazy(known: type),
      implementation: Lazy(known: .variable(variable)))
    storage.layer = context.layer
    storage.hasInitialValue = true
    context.names[storage.name] = [.storage(storage)]
    return Component(storage: storage, position: position)
  }

  /// A component of a block inside, for the block around: assigned where the block ends.
  private func lift(
    _ component: Component, from block: [Statement], to statements: inout [Statement],
    in context: Context
  ) -> Component {
    let type = component.storage.type.value
    let position = component.position
    let variable = Variable(
      name: "component", isConstant: false, owner: context.body, position: position)
    variable.isInitializedAtDeclaration = false
    variable.canHoldObjects = checker.canHoldObjects(type)
    statements.append(.declare(variable, nil))
    guard case .variable(let inner) = component.storage.implementation.value else {
      return component
    }
    let assignment = Expression(
      kind: .assign(.variable(variable), checker.load(inner, at: position)), position: position)
    statements.append(.block(Block(statements: block + [.expression(assignment)], end: nil)))
    return name(variable, type, at: position, in: context)
  }
}

extension IfExprSyntax {
  /// Whether its last branch has no condition.
  var endsInElse: Bool {
    switch elseBody {
    case .codeBlock?: true
    case .ifExpr(let nested)?: nested.endsInElse
    case nil: false
    }
  }
}
