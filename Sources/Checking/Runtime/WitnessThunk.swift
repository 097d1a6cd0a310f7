import CheckedTree
import Machine
import Semantics

/// An adapter between a requirement's call and a witness with another calling convention: built-in
/// functions, operations, cases, initializers of classes, and functions that run on an actor.
struct WitnessThunk {
  private let call: RequiredCall
  private let body: Body
  private let types: [Variable]
  private let ownTypes: [Variable]
  private let selfVariable: Variable?
  private let parameters: [Variable]

  private init(_ call: RequiredCall, typeCount: Int) {
    self.call = call
    let body = Body(
      kind: .function,
      function: Function(name: call.name, position: call.position, isAsync: call.isAsync),
      parent: nil)
    func variable(_ name: String, isReference: Bool = false) -> Variable {
      Variable(
        name: name, isConstant: !isReference, storage: isReference ? .reference : .local,
        owner: body, position: call.position)
    }
    types = (0..<typeCount).map { variable("type \($0)") }
    ownTypes = call.genericParameters.map { variable($0.name) }
    selfVariable = call.takesSelf ? variable("self", isReference: call.isMutating) : nil
    parameters = call.parameters.enumerated().map {
      variable("argument \($0.offset)", isReference: $0.element)
    }
    body.parameters = types + ownTypes + (selfVariable.map { [$0] } ?? []) + parameters
    body.selfVariable = selfVariable
    body.returnsVoid = false
    self.body = body
  }

  // MARK: Kinds

  /// A thunk for a function that is built in, or that runs on another actor. A direct call skips
  /// dynamic dispatch.
  static func make(
    _ target: FunctionDeclaration, _ call: RequiredCall, types: [RuntimeType], passesTypes: Bool,
    hopsTo destination: Destination? = nil, isDirect: Bool = false
  ) -> (witness: RuntimeWitness, body: Body) {
    let thunk = WitnessThunk(call, typeCount: types.count)
    let isReference = (target.owner?.type as? NominalDeclaration)?.isReference ?? false
    var arguments: [Argument] = []
    if isReference {
      // The requirement's own types come first, then the object or class. A built-in function
      // doesn't take the class.
      arguments += passesTypes ? thunk.ownTypes.map(thunk.value) : []
      let takesClass = target.isStatic && (passesTypes || !target.routine.value.isIntrinsic)
      arguments += takesClass ? thunk.types.map(thunk.value) : []
    } else if passesTypes {
      arguments += (thunk.types + thunk.ownTypes).map(thunk.value)
    }
    if let selfVariable = thunk.selfVariable {
      arguments.append(
        target.isMutating && !isReference
          ? .reference(.variable(selfVariable)) : thunk.value(selfVariable))
    }
    arguments += thunk.parameters.map(thunk.argument)
    let kind: Expression.Kind
    if let slot = target.slot, !isDirect {
      let selfIndex = (passesTypes ? thunk.ownTypes.count : 0)
      kind = .callMethod(slot, selfIndex: selfIndex, arguments)
    } else {
      kind = .call(target.routine.value, arguments)
    }
    return thunk.finish(kind, types, fails: target.isFailable, hopsTo: destination)
  }

  /// A thunk for an override, for calls of the overridden function.
  static func make(
    _ target: FunctionDeclaration, overriding overridden: FunctionDeclaration,
    _ adaptation: OverrideAdaptation
  ) -> Body {
    var call = RequiredCall(overridden)
    call.takesSelf = overridden.takesSelf
    let thunk = WitnessThunk(call, typeCount: 0)
    var arguments = thunk.ownTypes.map(thunk.value)
    if let selfVariable = thunk.selfVariable { arguments.append(thunk.value(selfVariable)) }
    arguments += zip(thunk.parameters, adaptation.arguments).map { parameter, wraps in
      wraps == 0 ? thunk.argument(parameter) : .value(thunk.wrap(thunk.load(parameter), wraps))
    }
    let kind: Expression.Kind =
      target.slot.map { .callMethod($0, selfIndex: thunk.ownTypes.count, arguments) }
      ?? .call(target.routine.value, arguments)
    return thunk.finish(
      kind, [], hopsTo: adaptation.leavesActor ? .nothing : nil, wraps: adaptation.result
    ).body
  }

  /// A thunk for an enumeration's case that is the witness of a static requirement.
  static func make(
    _ target: CaseDeclaration, _ call: RequiredCall, _ type: NominalDeclaration,
    types: [RuntimeType]
  ) -> (witness: RuntimeWitness, body: Body)? {
    guard let descriptor = type.descriptor else { return nil }
    let thunk = WitnessThunk(call, typeCount: types.count)
    return thunk.finish(
      .enumerationCase(
        descriptor, types: thunk.types.map(thunk.load), index: target.index,
        thunk.parameters.map(thunk.load)), types)
  }

  /// A thunk for a class's initializer, which also creates the object of the requested class.
  static func make(
    initializer target: FunctionDeclaration, _ call: RequiredCall, _ type: NominalDeclaration,
    types: [RuntimeType]
  ) -> (witness: RuntimeWitness, body: Body)? {
    let thunk = WitnessThunk(call, typeCount: types.count)
    let arguments = thunk.ownTypes.map(thunk.value) + thunk.parameters.map(thunk.argument)
    let selfIndex = thunk.ownTypes.count
    let kind: Expression.Kind
    if let slot = target.slot, let made = thunk.types.first {
      kind = .makeDynamicObject(thunk.load(made), slot, selfIndex: selfIndex, arguments)
    } else if let layout = type.layout {
      kind = .makeObject(
        layout, types: thunk.types.map(thunk.load), initializer: target.routine.value,
        selfIndex: selfIndex, arguments)
    } else {
      return nil
    }
    return thunk.finish(kind, types, fails: target.isFailable)
  }

  /// The index of `self` among the arguments of a class's or actor's method.
  static func selfIndex(_ target: FunctionDeclaration, _ call: RequiredCall) -> Int {
    call.genericParameters.count
  }

  // MARK: Parts

  /// `fails` says whether the witness is a failable initializer. The requirement may be failable
  /// where the witness isn't, and the reverse for `init!`.
  private func finish(
    _ kind: Expression.Kind, _ types: [RuntimeType], fails: Bool = false,
    hopsTo destination: Destination? = nil, wraps: Int = 0
  ) -> (witness: RuntimeWitness, body: Body) {
    var result = Expression(kind: kind, position: call.position)
    if fails != call.isFailable {
      result = Expression(
        kind: fails ? .forceUnwrap(result) : .wrap(result), position: call.position)
    }
    if let destination {
      result = Expression(kind: .isolated(to: destination, result), position: call.position)
    }
    body.statements = [.returning(wrap(result, wraps))]
    return (RuntimeWitness(.function(body.function), types: types), body)
  }

  private func wrap(_ value: Expression, _ count: Int) -> Expression {
    (0..<count).reduce(value) { result, _ in
      Expression(kind: .wrap(result), position: call.position)
    }
  }

  private func load(_ variable: Variable) -> Expression {
    Expression(kind: .load(.variable(variable)), position: call.position)
  }

  private func value(_ variable: Variable) -> Argument { .value(load(variable)) }

  private func argument(_ variable: Variable) -> Argument {
    if case .reference = variable.storage { return .reference(.variable(variable)) }
    // The witness may own the argument, and the thunk doesn't use it again.
    var moved = load(variable)
    moved.ownership = Ownership(.consumedExplicitly, isNoncopyable: false)
    return .value(moved)
  }
}

extension Routine {
  fileprivate var isIntrinsic: Bool {
    if case .intrinsic = implementation { true } else { false }
  }
}
