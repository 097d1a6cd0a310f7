import CheckedTree
import Machine
import Semantics

/// Closures that the builder creates.
extension ExpressionBuilder {
  /// A closure for a conversion, an autoclosure's argument, or a member as a value. `result` builds
  /// its only expression from the parameters.
  func makeClosure(
    _ name: String, _ type: FunctionType, at position: Position,
    _ result: (ExpressionBuilder, [Variable]) -> Expression
  ) -> Expression {
    let function = Function(
      name: name, position: position, isAsync: type.isAsync, isMainActor: isMainActor(type),
      isCallerIsolated: type.isolation == .caller)
    let body = Body(kind: .closure, function: function, parent: self.body)
    body.parameters = type.parameters.enumerated().map { index, parameter in
      let variable = Variable(
        name: "$\(index)", isConstant: !parameter.isInout,
        storage: parameter.isInout ? .reference : .local, owner: body, position: position)
      variable.canHoldObjects = checker.canHoldObjects(parameter.type)
      return variable
    }
    let value = nested(in: body, type).binding { result($0, body.parameters) }
    body.returnsVoid = type.result.isVoid
    body.statements = body.returnsVoid ? [.expression(value)] : [.returning(value)]
    return make(.closure(body), .function(type), at: position)
  }

  /// A builder for code of the same context that runs in a body of its own.
  func nested(in body: Body, _ type: FunctionType) -> Nested {
    let isolation =
      type.isolation != .unspecified
      ? Lazy(known: type.isolation)
      : context.isolation.value == .caller ? Lazy(known: .nonisolated) : context.isolation
    let inner = Context(
      kind: .closure, parent: context, file: context.file, layer: context.layer,
      isolation: isolation)
    inner.body = body
    inner.captureRules.isEscaping = false
    let frame = Frame(
      kind: .closure, body: body, parent: context.frame, result: type.result,
      isAsync: type.isAsync, errors: type.thrown.map { .declared($0) } ?? .declared(nil))
    inner.frame = frame
    inner.errors = frame.errors
    let builder = ExpressionBuilder(checker, solution, in: inner)
    builder.opened = opened
    return Nested(builder: builder)
  }

  struct Nested {
    let builder: ExpressionBuilder

    func binding(_ build: (ExpressionBuilder) -> Expression) -> Expression {
      builder.binding { build(builder) }
    }
  }

  func isMainActor(_ type: FunctionType) -> Bool {
    switch type.isolation {
    case .global(let actor): actor.isMainActor
    case .unspecified: isOnMainActor
    case .nonisolated, .instance, .parameter, .caller: false
    }
  }

  /// Whether the code runs on the main actor.
  var isOnMainActor: Bool { context.isOnMainActor }
}
