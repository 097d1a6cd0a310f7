import CheckedTree
import Machine
import Reading
import Semantics

/// The components that statements of a result builder's body produce, and the builder's methods for
/// them.
extension ResultBuilderBody {
  /// The name of the builder's type in terms.
  static let builderName = "builder of body"

  func reportControlFlow(at position: Position) {
    checker.report(StatementMessage.controlFlowInBuilder(builder: builder.name), at: position)
  }

  func has(_ method: String) -> Bool {
    !model.builderMethods(method, of: builder, in: builder.context).isEmpty
  }

  /// The method for an `if` without `else`.
  var optionalName: String? {
    ["buildOptional", "buildIf"].first { has($0) }
  }

  func call(
    _ method: String, _ arguments: [(label: String?, value: Term)], at position: Position
  ) -> Term {
    model.makeCall(
      model.makeName(Self.builderName, at: position), method, arguments, at: position)
  }

  /// The value of a block of components.
  func block(of components: [Component], at position: Position) -> Term {
    let values = components.map { model.makeName($0.storage.name, at: $0.position) }
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

  /// Stores a value in a variable with a name that no program can use.
  func keep(
    _ value: CheckedValue, at position: Position, in context: Context
  ) -> (Statement, Component) {
    let variable = Variable(
      name: "component", isConstant: true, owner: context.body, position: position)
    variable.canHoldObjects = checker.canHoldObjects(value.type)
    return (
      .declare(variable, value.expression), name(variable, value.type, at: position, in: context)
    )
  }

  func keep(
    _ value: CheckedValue, at position: Position, to gathered: inout Gathered,
    in context: Context
  ) {
    let (declaration, component) = keep(value, at: position, in: context)
    gathered.statements.append(declaration)
    gathered.components.append(component)
  }

  func name(
    _ variable: Variable, _ type: Type, at position: Position, in context: Context
  ) -> Component {
    let storage = StorageDeclaration(
      name: "component \(model.makeTermID())", position: position, owner: nil, isConstant: true,
      signature: Lazy(known: context.signature), type: Lazy(known: type),
      implementation: Lazy(known: .variable(variable)))
    storage.layer = context.layer
    storage.hasInitialValue = true
    context.names[storage.name] = [.storage(storage)]
    return Component(storage: storage, position: position)
  }

  /// A component of an inner block for the enclosing block, assigned at the end of the inner block.
  func lift(
    _ component: Component, from block: [Statement], to gathered: inout Gathered,
    in context: Context
  ) {
    let type = component.storage.type.value
    let position = component.position
    let variable = Variable(
      name: "component", isConstant: false, owner: context.body, position: position)
    variable.isInitializedAtDeclaration = false
    variable.canHoldObjects = checker.canHoldObjects(type)
    gathered.statements.append(.declare(variable, nil))
    guard case .variable(let inner) = component.storage.implementation.value else {
      gathered.components.append(component)
      return
    }
    let assignment = Expression(
      kind: .assign(.variable(variable), checker.load(inner, at: position)), position: position)
    gathered.statements.append(
      .block(Block(statements: block + [.expression(assignment)], end: nil)))
    gathered.components.append(name(variable, type, at: position, in: context))
  }
}
