import CheckedTree
import Machine
import Semantics

// Values know their types, so existentials, superclasses, opaque types and metatypes need no
// conversion. Three things change at run time: optionals are wrapped, containers convert their
// elements, and a value that doesn't know its type stores it in the existential.

/// Implicit conversions between types.
extension ExpressionBuilder {
  /// The value converted to another type.
  func convert(_ value: Expression, from: Type, to: Type) -> Expression {
    let from = reduced(from)
    let to = reduced(to)
    checkIsolatedConformances(of: from, as: to, at: value.position)
    checkErasure(of: from, to: to, at: value.position)
    if keepsValue(from, as: to) { return value }
    if let inner = wrapped(to) {
      if let own = wrapped(from), optionalDepth(from) >= optionalDepth(to) {
        return convertElements(value, from: own, to: inner, .optional, type: to)
      }
      return make(.wrap(convert(value, from: from, to: inner)), to, at: value.position)
    }
    if core.isHashableBox(to) { return boxed(value, from: from, to: to) }
    if to.holdsMoreThanObjects { return erased(value, from: from, to: to) }
    if from.convertsAsNumber(to: to) {
      return result(
        of: to.nominal?.known == .double ? "_double" : "_cgFloat", in: "Foundation", for: value,
        as: to)
    }
    switch (from.kind, to.kind) {
    case (.tuple(let own), .tuple(let wanted)) where own.count == wanted.count:
      return convertTuple(value, own, wanted, type: to)
    case (.function(let own), .function(let wanted)):
      return convertFunction(value, own, wanted, type: to)
    case (.nominal(let path, let arguments), .function(let wanted))
    where path.isKeyPath && arguments.count == 2:
      return keyPathFunction(value, root: arguments[0], value: arguments[1], wanted)
    case (.nominal(let own, let given), .nominal(let other, let wanted)) where own === other:
      return convertCollection(value, own, from: given, to: wanted, type: to)
    default: return value
    }
  }

  /// Whether the conversion keeps the value unchanged.
  func keepsValue(_ from: Type, as to: Type) -> Bool {
    if from == to || from.isError || to.isError { return true }
    let from = reduced(from)
    let to = reduced(to)
    if from == to || from.nominal === core.nominal("Never") { return true }
    if let inner = wrapped(to) {
      guard let own = wrapped(from), optionalDepth(from) >= optionalDepth(to) else { return false }
      return keepsValue(own, as: inner)
    }
    if core.isHashableBox(to) { return core.isHashableBox(from) }
    if to.holdsMoreThanObjects { return tellsType(from) && keepsClass(from, as: to) }
    if from.convertsAsNumber(to: to) { return false }
    switch (from.kind, to.kind) {
    case (.tuple(let own), .tuple(let wanted)):
      return own.count == wanted.count
        && zip(own, wanted).allSatisfy {
          $0.label == $1.label && keepsValue($0.type, as: $1.type)
        }
    case (.function(let own), .function(let wanted)):
      return own.parameters.count == wanted.parameters.count && !leavesCaller(own, as: wanted)
        && zip(own.parameters, wanted.parameters).allSatisfy {
          $0.isVariadic == $1.isVariadic && keepsValue($1.type, as: $0.type)
        }
        && (keepsValue(own.result, as: wanted.result) || wanted.result.isVoid)
    case (.nominal(let own, let given), .nominal(let other, let wanted)) where own === other:
      guard [core.array, core.set, core.dictionary].contains(own) else { return true }
      return zip(given, wanted).allSatisfy { keepsValue($0, as: $1) }
    case (.nominal(let path, _), .function):
      return !(path.isKeyPath)
    default: return true
    }
  }

  /// Whether the function runs on its caller's actor, but the wanted function type doesn't.
  private func leavesCaller(_ own: FunctionType, as wanted: FunctionType) -> Bool {
    own.isolation == .caller && own.isAsync && wanted.isolation != .caller && wanted.isAsync
  }

  /// The value as an existential, with its type if the value doesn't know it.
  func erased(_ value: Expression, from: Type, to: Type = .any) -> Expression {
    if tellsType(from), keepsClass(from, as: to) { return value }
    return make(
      .intrinsic(
        to.recordsClass ? "type.eraseWithClass" : "type.erase",
        [value, typeExpression(from, at: value.position)]), .any, at: value.position)
  }

  /// Whether the existential records the same class as the value does: none, if the type isn't an
  /// existential.
  private func keepsClass(_ from: Type, as to: Type) -> Bool {
    switch reduced(from).kind {
    case .nominal(let declaration, _):
      declaration.kind != .class || declaration.isFinal || !to.recordsClass
    case .existential: !from.recordsClass || to.recordsClass
    default: true
    }
  }

  /// Whether all values of the type know their type.
  private func tellsType(_ type: Type) -> Bool {
    let type = reduced(type)
    switch type.kind {
    case .nominal(let declaration, _):
      return ![core.array, core.set, core.dictionary, core.optional].contains(declaration)
    case .tuple(let elements):
      return elements.allSatisfy { tellsType($0.type) && !canHoldMore($0.type) }
    case .function, .parameter, .member, .opaque: return false
    case .existential, .metatype, .variable, .error: return true
    }
  }

  /// Whether a value in a place of the type can have a narrower type, which the place doesn't
  /// record.
  private func canHoldMore(_ type: Type) -> Bool {
    type.existential != nil || type.nominal?.isReference == true
  }

  private func optionalDepth(_ type: Type) -> Int {
    var depth = 0
    var type = type
    while let inner = wrapped(type) {
      depth += 1
      type = inner
    }
    return depth
  }

  // MARK: Parts

  private func convertElements(
    _ value: Expression, from: Type, to: Type, _ kind: Expression.CollectionKind, type: Type
  ) -> Expression {
    let element = temporary("element", from, at: value.position)
    let converted = convert(load(element, at: value.position), from: from, to: to)
    return make(
      .convertElements(value, element: element, converted, kind), type, at: value.position)
  }

  private func convertCollection(
    _ value: Expression, _ declaration: NominalDeclaration, from: [Type], to: [Type], type: Type
  ) -> Expression {
    guard let own = from.last, let wanted = to.last else { return value }
    if declaration !== core.array, !keepsValue(from[0], as: to[0]), core.isHashableBox(to[0]) {
      return boxedKeys(value, declaration, from: from, to: to, type: type)
    }
    let kind: Expression.CollectionKind =
      declaration === core.array ? .array : declaration === core.set ? .set : .dictionaryValues
    return convertElements(value, from: own, to: wanted, kind, type: type)
  }

  private func convertTuple(
    _ value: Expression, _ own: [TupleElement], _ wanted: [TupleElement], type: Type
  ) -> Expression {
    let labels = wanted.map(\.label)
    let order = own.order(in: wanted) ?? Array(own.indices)
    func converted(_ elements: [Expression]) -> Expression.Kind {
      .tuple(
        zip(order, wanted).map { convert(elements[$0], from: own[$0].type, to: $1.type) },
        labels: labels)
    }
    // Elements are evaluated in source order.
    if case .tuple(let elements, _) = value.kind, elements.count == own.count,
      order == Array(own.indices)
    {
      return make(converted(elements), type, at: value.position)
    }
    let whole = temporary("tuple", .tuple(own.map(\.type)), at: value.position)
    let elements = own.indices.map { index in
      make(.load(.tupleElement(.variable(whole), index)), own[index].type, at: value.position)
    }
    let result = make(converted(elements), type, at: value.position)
    return make(.bind(whole, value, in: result), type, at: value.position)
  }

  /// A closure around the function that converts its arguments and its result.
  private func convertFunction(
    _ value: Expression, _ own: FunctionType, _ wanted: FunctionType, type: Type
  ) -> Expression {
    guard own.parameters.count == wanted.parameters.count else {
      return splitTuple(value, own, wanted, type: type)
    }
    let function = temporary("function", .function(own), at: value.position)
    var made = wanted
    let leaves = leavesCaller(own, as: wanted) && wanted.isolation.globalActor == nil
    if leaves { made.isolation = .nonisolated }
    let closure = makeClosure("closure", made, at: value.position) { builder, parameters in
      let arguments = zip(parameters, zip(own.parameters, wanted.parameters)).map {
        variable, types -> Argument in
        if types.0.isInout { return .reference(.variable(variable)) }
        let given = builder.load(variable, at: value.position)
        return .value(builder.convert(given, from: types.1.type, to: types.0.type))
      }
      var call = builder.make(
        .callClosure(
          builder.use(function, at: value.position), arguments, canThrow: own.thrown != nil),
        own.result, at: value.position)
      if leaves {
        call = builder.make(.isolated(to: .nothing, call), own.result, at: value.position)
      }
      return builder.convert(call, from: own.result, to: wanted.result)
    }
    return make(.bind(function, value, in: closure), type, at: value.position)
  }

  /// A closure that takes a tuple and passes its elements to the function: `pairs.map(+)`.
  private func splitTuple(
    _ value: Expression, _ own: FunctionType, _ wanted: FunctionType, type: Type
  ) -> Expression {
    guard wanted.parameters.count == 1, case .tuple(let elements) = wanted.parameters[0].type.kind,
      elements.count == own.parameters.count
    else { return value }
    let function = temporary("function", .function(own), at: value.position)
    let closure = makeClosure("closure", wanted, at: value.position) { builder, parameters in
      guard let tuple = parameters.first else { return builder.void(at: value.position) }
      let arguments = elements.indices.map { index -> Argument in
        let element = builder.make(
          .load(.tupleElement(.variable(tuple), index)), elements[index].type, at: value.position)
        return .value(
          builder.convert(element, from: elements[index].type, to: own.parameters[index].type))
      }
      let call = builder.make(
        .callClosure(
          builder.use(function, at: value.position), arguments, canThrow: own.thrown != nil),
        own.result, at: value.position)
      return builder.convert(call, from: own.result, to: wanted.result)
    }
    return make(.bind(function, value, in: closure), type, at: value.position)
  }

  private func keyPathFunction(
    _ value: Expression, root: Type, value result: Type, _ wanted: FunctionType
  ) -> Expression {
    let path = temporary("keyPath", .any, at: value.position)
    let closure = makeClosure("keyPath", wanted, at: value.position) { builder, parameters in
      guard let parameter = parameters.first, let type = wanted.parameters.first?.type else {
        return builder.void(at: value.position)
      }
      let given = builder.convert(
        builder.load(parameter, at: value.position), from: type, to: root)
      let read = builder.read(
        builder.use(path, at: value.position), from: given, result, at: value.position)
      return builder.convert(read, from: result, to: wanted.result)
    }
    return make(.bind(path, value, in: closure), .function(wanted), at: value.position)
  }
}
