import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

/// `async let`
extension BodyChecker {
  func checkAsyncLet(_ local: LocalBinding, in context: Context) -> [Statement] {
    let position = local.position(in: context)
    guard let initializer = local.syntax.initializer?.value else {
      report(VariableMessage.asyncLetWithoutValue, at: position)
      return []
    }
    guard let frame = context.frame, frame.isAsync else {
      report(VariableMessage.asyncLetInSynchronousFunction, at: position)
      return []
    }
    let names = tupleNames(local)
    guard let name = local.name ?? (local.isWildcard || names != nil ? "_" : nil) else {
      reportUnsupported(UnsupportedMessage.asyncLetPattern, at: position)
      return []
    }
    let annotation = local.annotation.map { model.resolve($0, in: context) }
    let start = context.file.position(of: initializer)
    let body = Body(
      kind: .closure, function: Function(name: name, position: start, isAsync: true),
      parent: context.body)
    body.returnsVoid = false
    body.destination = .child
    body.waits = context.body?.waits
    let inner = Context(
      kind: .closure, parent: context, file: context.file, layer: context.layer,
      isolation: Lazy(known: .nonisolated))
    let child = Frame(
      kind: .asyncLet, body: body, parent: frame, result: nil, isAsync: true, errors: .inferred)
    inner.captureRules.isSending = true
    inner.captureRules.isSendable = true
    inner.captureRules.impliesSelf = true
    enter(child, inner)
    // `try` and `await` are written where the value is used.
    let value = model.term(initializer, in: inner)
    body.sentPosition = value.start
    let covered = model.makeTerm(
      .attempt(.plain, model.makeTerm(.await(value), at: start)), at: start)
    let checked = checkValue(
      covered, for: annotation.map { .type($0, .initialization) } ?? .none, in: inner)
    if model.isNoncopyable(checked.type) {
      reportUnsupported(UnsupportedMessage.noncopyableChild(type: checked.type), at: position)
    }
    body.statements = [.returning(checked.expression)]
    let variable = Variable(
      name: name, isConstant: true, storage: .asyncLet, owner: context.body, position: position)
    variable.isThrowing = !child.errors.sites.isEmpty
    variable.canHoldObjects = canHoldObjects(checked.type)
    if let names {
      declareElements(names, of: variable, annotation ?? checked.type, at: position, in: context)
      return [.asyncLet(variable, child: body)]
    }
    let storage = makeStorage(variable, type: annotation ?? checked.type, in: context)
    storage.isAsyncLet = true
    storage.hasInitialValue = true
    declare(storage, in: context)
    return [.asyncLet(variable, child: body)]
  }

  /// The names of `(a, b)`, including `_`; nil for any other pattern.
  private func tupleNames(_ local: LocalBinding) -> [String]? {
    guard let tuple = local.syntax.pattern.as(TuplePatternSyntax.self) else { return nil }
    var names: [String] = []
    for element in tuple.elements {
      if let name = element.pattern.as(IdentifierPatternSyntax.self) {
        names.append(name.identifier.plainName)
      } else if element.pattern.is(WildcardPatternSyntax.self) {
        names.append("_")
      } else {
        return nil
      }
    }
    return names
  }

  /// Declares each name as an element of the child task's tuple.
  private func declareElements(
    _ names: [String], of variable: Variable, _ type: Type, at position: Position,
    in context: Context
  ) {
    var types: [Type] = []
    if case .tuple(let elements) = type.kind { types = elements.map(\.type) }
    if types.count != names.count, !type.isError {
      report(
        types.isEmpty
          ? PatternMessage.tupleForOtherType(type: type) : .tupleLengthDiffers(type: type),
        at: position)
    }
    for (index, name) in names.enumerated() where name != "_" {
      let storage = StorageDeclaration(
        name: name, position: position, owner: nil, isConstant: true,
        signature: Lazy(known: context.signature),
        type: Lazy(known: types.indices.contains(index) ? types[index] : .error),
        implementation: Lazy(known: .variable(variable)))
      storage.layer = context.layer
      storage.context = context
      storage.access = .private
      storage.isAsyncLet = true
      storage.asyncElement = index
      storage.hasInitialValue = true
      declare(storage, in: context)
    }
  }
}
