import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

/// Values outside functions: of properties, statics, globals and parameters.
extension BodyChecker {
  /// The initial value of a property, as a function of its owner's generic parameters.
  func checkInitialValue(of storage: StorageDeclaration, _ function: FunctionDeclaration) -> Body? {
    var type = storage.type.value
    if case .opaque(let opaque, _) = type.kind, opaque === storage.opaqueResult,
      let value = storage.initialValue
    {
      guard let underlying = value.type else { return nil }
      settle(
        opaque, as: underlying, of: NamedDeclaration(.property, storage.name),
        at: storage.position, in: value.context)
      type = underlying
    }
    if let property = (storage.owner?.type as? NominalDeclaration)?.initialProperty(of: storage),
      let value = property.initialValue, let syntax = value.syntax
    {
      return makeLoneBody(of: function, at: storage.position, in: value.context) { inner in
        let initial = checkValue(
          syntax, for: .type(property.type.value, .initialization), in: inner
        ).expression
        return initialize(property, with: initial, in: inner, at: storage.position) ?? initial
      }
    }
    guard let value = storage.initialValue else {
      return nilBody(of: storage, type, function)
    }
    if let makeTerm = value.makeTerm {
      return makeLoneBody(of: function, at: storage.position, in: value.context) { inner in
        checkValue(makeTerm(inner), for: .type(type, .initialization), in: inner).expression
      }
    }
    guard let syntax = value.syntax else { return nilBody(of: storage, type, function) }
    return checkLoneValue(
      syntax, for: .type(type, .initialization), of: function, in: value.context)
  }

  /// The initial nil of an optional without a written value, or of the parts of a tuple.
  private func nilBody(
    of storage: StorageDeclaration, _ type: Type, _ function: FunctionDeclaration
  ) -> Body? {
    guard let value = initialNil(type, at: storage.position) else { return nil }
    let body = Body(kind: .function, function: function.routine.value.function, parent: nil)
    body.returnsVoid = false
    for parameter in function.hiddenParameters {
      body.parameters.append(
        Variable(name: parameter.name, isConstant: true, owner: body, position: storage.position))
    }
    body.statements = [.returning(value)]
    return body
  }

  /// The value of a variable that is initially nil; nil if the type has no such value.
  func initialNil(_ type: Type, at position: Position) -> Expression? {
    func value(_ type: Type) -> Value? {
      if type.isVoid { return .void }
      if model.wrapped(type) != nil { return Value.none }
      guard case .tuple(let elements) = type.kind else { return nil }
      let values = elements.compactMap { value($0.type) }
      guard values.count == elements.count else { return nil }
      return .tuple(Tuple(labels: elements.map(\.label), elements: values))
    }
    return value(type).map { Expression(kind: .constant($0), position: position) }
  }

  /// The default value of a parameter.
  func checkDefaultArgument(
    of owner: FunctionDeclaration, index: Int, _ function: FunctionDeclaration
  ) -> Body? {
    let parameters = owner.interface.value.parameters
    guard parameters.indices.contains(index), let around = owner.context,
      case .expression(let syntax)? = parameters[index].defaultValue
    else { return nil }
    let parameter = parameters[index]
    if let inferred = inferredDefault(of: owner, index: index) {
      return checkLoneValue(
        syntax, for: .type(inferred, .defaultArgument), of: function, in: around)
    }
    guard parameter.isAutoclosure, let closure = parameter.type.asFunction else {
      return checkLoneValue(
        syntax, for: .type(parameter.type, .defaultArgument), of: function, in: around)
    }
    // The callee evaluates the autoclosure on demand.
    return makeLoneBody(of: function, at: around.file.position(of: syntax), in: around) { inner in
      let term = model.term(syntax, in: inner)
      guard
        let solution = solver.solve(term, for: .type(closure.result, .defaultArgument), in: inner),
        case .value(let value) = ExpressionBuilder(self, solution, in: inner).pass(
          term, as: parameter.type, isInout: false, isAutoclosure: true)
      else { return makeInvalid(at: term.position).expression }
      return value
    }
  }

  private func checkLoneValue(
    _ syntax: ExprSyntax, for contextual: Contextual, of function: FunctionDeclaration,
    in around: Context
  ) -> Body {
    makeLoneBody(of: function, at: around.file.position(of: syntax), in: around) { inner in
      checkValue(syntax, for: contextual, in: inner).expression
    }
  }

  private func makeLoneBody(
    of function: FunctionDeclaration, at position: Position, in around: Context,
    value: (Context) -> Expression
  ) -> Body {
    let body = Body(kind: .function, function: function.routine.value.function, parent: nil)
    body.returnsVoid = false
    let context = Context(
      kind: .block, parent: around, file: around.file, layer: around.layer,
      isolation: Lazy(known: function.interface.value.isolation))
    let frame = Frame(
      kind: .initialValue, body: body, parent: nil, result: nil, isAsync: false,
      errors: .declared(nil))
    if case .defaultArgument(let owner, _)? = function.synthesis {
      frame.defaultArgumentOwner = owner
    }
    enter(frame, context)
    for parameter in function.hiddenParameters {
      declareType(parameter, in: frame, at: position)
    }
    body.statements = [.returning(value(context))]
    for site in frame.errors.sites {
      let message: EffectMessage =
        if case .defaultArgument? = function.synthesis { .throwingDefaultArgument } else {
          .throwingPropertyInitializer
        }
      report(message, at: site.position)
    }
    checkInitialization(of: body, end: position, in: context)
    return body
  }
}
