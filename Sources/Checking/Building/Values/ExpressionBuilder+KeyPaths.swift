import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Key paths: creation, application, and use as functions.
extension ExpressionBuilder {
  func buildKeyPath(_ term: Term, _ components: [Term.KeyPathComponent]) -> Expression {
    guard let types = solution.keyPaths[term.id] else { return void(at: term.position) }
    for type in [types.root, types.value] where model.isNoncopyable(type) {
      checker.report(CopyingMessage.keyPath(type), at: term.position)
    }
    return binding {
      let steps = self.steps(of: types, components, at: term.position)
      let type = self.type(of: term)
      // In an optional or `AnyHashable`, the path is built with its own type and then converted.
      let isContained = self.core.isHashableBox(type) || self.wrapped(type) != nil
      guard isContained, !types.isFunction, let own = types.path else {
        return self.keyPath(types, steps, type: type, at: term.position)
      }
      let path = self.keyPath(types, steps, type: own, at: term.position)
      return self.convert(path, from: own, to: type)
    }
  }

  /// One component: the access that follows the value before it.
  struct Step {
    enum Kind {
      case member(Reference, arguments: [Expression])
      case optional
      case forced
    }
    var kind: Kind
    var base: Type
    var result: Type
    var name: String
    var position: Position
    /// The key path of a dynamic member, and its components.
    var dynamic: (types: Solution.KeyPathTypes, steps: [Step])?

    /// Whether assigning it leaves its base as it is: of an object, or by a `nonmutating` setter.
    var isWrittenThroughReference: Bool {
      guard case .member(let reference, _) = kind else { return false }
      return reference.isWrittenThroughReference
    }

    /// Whether reading it runs a getter.
    var isComputed: Bool {
      guard case .member(let reference, _) = kind, case .storage(let storage) = reference.target
      else { return false }
      return storage.getter != nil
    }

    var arguments: [Expression] {
      guard case .member(_, let arguments) = kind else { return [] }
      return arguments + (dynamic?.steps.flatMap(\.arguments) ?? [])
    }
  }

  /// The components, with the subscripts' arguments evaluated into variables.
  private func steps(
    of types: Solution.KeyPathTypes, _ components: [Term.KeyPathComponent], at position: Position
  ) -> [Step] {
    var steps: [Step] = []
    for component in components {
      if case .identity = component { continue }
      guard types.components.indices.contains(steps.count) else { break }
      let found = types.components[steps.count]
      var step = Step(
        kind: .forced, base: found.base, result: found.result, name: "", position: position)
      switch component {
      case .identity: continue
      case .optional(let position):
        step.kind = .optional
        step.position = position
        step.name = "?"
      case .forced(let position):
        step.position = position
        step.name = "!"
      case .property(let name, let position):
        guard let member = checked(found.reference, at: position) else { return steps }
        step.kind = .member(member, arguments: [])
        step.position = position
        step.name = ".\(name.text)"
      case .subscripting(let arguments, let position):
        guard let member = checked(found.reference, at: position) else { return steps }
        step.kind = .member(member, arguments: indices(member, arguments, at: position))
        step.position = position
        step.name = "[]"
      }
      if let inner = found.term.flatMap({ solution.keyPaths[$0] }) {
        step.dynamic = (inner, self.components(of: inner, at: step.position))
      }
      steps.append(step)
    }
    return steps
  }

  /// The component's reference. Reports a component that Heirloom doesn't support.
  private func checked(_ member: Reference?, at position: Position) -> Reference? {
    if member == nil { checker.reportUnsupported(UnsupportedMessage.keyPathPart, at: position) }
    return member
  }

  /// The components of a dynamic member's key path, which isn't written.
  func components(of types: Solution.KeyPathTypes, at position: Position) -> [Step] {
    types.components.compactMap { component in
      component.reference.map { reference in
        Step(
          kind: .member(
            reference,
            arguments: types.arguments.map { indices(reference, $0, at: position) } ?? []),
          base: component.base, result: component.result,
          name: ".\(reference.target.declaration?.name ?? "")", position: position,
          dynamic: component.term.flatMap { solution.keyPaths[$0] }.map {
            ($0, self.components(of: $0, at: position))
          })
      }
    }
  }

  private func indices(
    _ reference: Reference, _ arguments: Term.Arguments, at position: Position
  ) -> [Expression] {
    guard case .storage(let storage) = reference.target else { return [] }
    let terms = arguments.list.map(\.value)
    let parameters = storage.parameters.value
    checkIndices(parameters, reference, at: position)
    let bindings = parameters.indices.map {
      terms.indices.contains($0) ? Solution.ParameterBinding.argument($0) : .defaulted
    }
    let placeholder = Term(id: model.makeTermID(), .nothing, position: position, syntax: nil)
    let site = Site(placeholder, reference, base: nil, at: position)
    return pass(terms, bindings, to: parameters, of: storage.getter, site).compactMap(\.value)
      .map { value in
        let variable = bind(value, named: "index", .any)
        return load(variable, at: position)
      }
  }

  /// Key paths compare the arguments of their subscripts. An autoclosure is a function.
  private func checkIndices(
    _ parameters: [FunctionDeclaration.Parameter], _ reference: Reference, at position: Position
  ) {
    let hashable = core.protocol("Hashable")
    let types = parameters.map {
      model.substitute($0.type, reference.substitution, in: context.signature)
    }
    guard
      let type = types.first(where: {
        !$0.isError && model.conformance(of: $0, to: hashable, in: context.signature) == nil
      })
    else { return }
    checker.report(KeyPathMessage.indexNotHashable(type), at: position)
  }

  /// The path as it is printed: `.pet?.name?`. The last question mark wraps the value of an optional chain.
  private func name(of steps: [Step]) -> String {
    let isChain = steps.contains { if case .optional = $0.kind { true } else { false } }
    let isWrapped = isChain && steps.last.map { model.wrapped($0.result) == nil } ?? false
    return steps.map(\.name).joined() + (isWrapped ? "?" : "")
  }

  // MARK: Making

  /// The key path, or a function if the contextual type is one.
  func keyPath(
    _ types: Solution.KeyPathTypes, _ steps: [Step], type: Type, at position: Position
  ) -> Expression {
    let isInout = types.isFunction && type.asFunction?.parameters.first?.isInout ?? false
    let getterType = FunctionType(
      parameters: [.init(type: types.root, isInout: isInout)], result: types.value)
    let getter = makeClosure("keyPath", getterType, at: position) { builder, variables in
      guard let root = variables.first else { return builder.void(at: position) }
      return builder.read(steps, from: builder.load(root, at: position), types, at: position)
    }
    if types.isFunction { return getter }
    let writing = types.writing ?? type.keyPathClass.map(Self.writing) ?? .never
    let isReference = writing == .throughReference
    let parts = KeyPathParts(
      path: name(of: steps), getter: getter,
      setter: writing == .never
        ? nil : setter(types, steps, isReference: isReference, at: position),
      root: typeExpression(types.root, at: position),
      value: typeExpression(types.value, at: position),
      isReferenceWritable: isReference,
      readsToAssign: steps.last?.isComputed == true
        && !steps.dropLast().contains(where: \.isComputed),
      identity: steps.flatMap(identity),
      arguments: steps.flatMap(\.arguments))
    return make(.keyPath(parts), type, at: position)
  }

  private static func writing(
    _ keyPathClass: NominalDeclaration
  ) -> Solution.KeyPathTypes.Writing {
    switch keyPathClass.known {
    case .referenceWritableKeyPath: .throughReference
    case .writableKeyPath: .inPlace
    default: .never
    }
  }

  private func identity(_ step: Step) -> [String] {
    guard case .member(let reference, _) = step.kind else { return [step.name] }
    let owner = reference.target.declaration?.owner?.type.path ?? ""
    return [owner + step.name] + (unwrapsImplicitly(reference, step) ? ["!"] : [])
  }

  /// Whether the component is an implicitly unwrapped optional, and what follows uses what is in it.
  private func unwrapsImplicitly(_ reference: Reference, _ step: Step) -> Bool {
    guard case .storage(let storage) = reference.target, storage.isImplicitlyUnwrapped else {
      return false
    }
    return wrapped(substitute(storage.type.value, reference.substitution)) == step.result
  }

  private func read(
    _ steps: [Step], from root: Expression, _ types: Solution.KeyPathTypes, at position: Position
  ) -> Expression {
    let value = follow(steps, from: root, access: .read)
    let chains = steps.contains { if case .optional = $0.kind { true } else { false } }
    guard chains else { return value }
    return make(
      .optionalChain(value, wraps: steps.last.map { wrapped($0.result) == nil } ?? false),
      types.value, at: position)
  }

  private func setter(
    _ types: Solution.KeyPathTypes, _ steps: [Step], isReference: Bool, at position: Position
  ) -> Expression {
    let type = FunctionType(
      parameters: [.init(type: types.root, isInout: !isReference), .init(type: types.value)],
      result: .void)
    return makeClosure("keyPath", type, at: position) { builder, variables in
      guard variables.count == 2 else { return builder.void(at: position) }
      let root = builder.load(variables[0], at: position)
      let place = builder.follow(steps, from: root, access: .assign)
      return builder.make(
        .assign(builder.path(of: place), builder.load(variables[1], at: position)), .void,
        at: position)
    }
  }

  /// The value or place at the end of the path.
  private func follow(_ steps: [Step], from root: Expression, access: Access) -> Expression {
    var current = root
    // Steps before the last object, or before the last nonmutating setter, are only read.
    let firstWritten = steps.lastIndex(where: \.isWrittenThroughReference) ?? 0
    for (index, step) in steps.enumerated() {
      let isWritten = access.writes && index >= firstWritten
      let own = index == steps.count - 1 ? access : isWritten ? .modify : .read
      switch step.kind {
      case .optional:
        if case .load(let path) = current.kind {
          current = make(.load(.chained(path)), step.result, at: step.position)
        } else {
          current = make(.chainLink(current), step.result, at: step.position)
        }
      case .forced:
        current = forced(current, step)
      case .member(let reference, let arguments):
        let unwraps = unwrapsImplicitly(reference, step)
        current = member(
          reference, arguments, of: current, step, unwraps && own == .assign ? .modify : own)
        if unwraps { current = forced(current, step) }
      }
    }
    return current
  }

  private func forced(_ value: Expression, _ step: Step) -> Expression {
    if case .load(let path) = value.kind {
      return make(.load(.forced(path)), step.result, at: step.position)
    }
    return make(.forceUnwrap(value), step.result, at: step.position)
  }

  private func member(
    _ reference: Reference, _ arguments: [Expression], of base: Expression, _ step: Step,
    _ access: Access
  ) -> Expression {
    let placeholder = Term(
      id: model.makeTermID(), .nothing, position: step.position, syntax: nil)
    var site = Site(placeholder, reference, base: nil, at: step.position)
    site.value = (base, step.base)
    switch reference.target {
    case .storage(let storage) where storage.isSubscript:
      return subscripted(storage, site, access) { _, _ in
        arguments.map { argument in
          guard case .load(.variable(let variable)) = argument.kind else { return argument }
          return self.use(variable, at: step.position)
        }
      }
    case .storage(let storage): return buildStorage(storage, site, access)
    case .tupleElement(let index):
      return make(
        .load(.tupleElement(path(of: base), index)), step.result, at: step.position)
    case .dynamicMember(let storage, let takesKeyPath):
      guard takesKeyPath, let (types, steps) = step.dynamic else {
        return dynamicMember(storage, takesKeyPath: takesKeyPath, site, access)
      }
      return dynamicMember(storage, by: types, steps, site, access)
    case .function, .enumerationCase, .type, .keyPathApplication, .value, .typeOf:
      checker.report(
        KeyPathMessage.cannotReferTo(name: String(step.name.dropFirst())), at: step.position)
      return void(at: step.position)
    }
  }

  // MARK: Applying

  /// The value at a key path.
  func read(
    _ path: Expression, from root: Expression, _ type: Type, at position: Position
  ) -> Expression {
    let getter = make(.intrinsic("keyPath.getter", [path]), .any, at: position)
    return make(.callClosure(getter, [.value(root)], canThrow: false), type, at: position)
  }

  /// The value at a key path whose root may be another type; nil if it is.
  private func readIfPossible(
    _ path: Expression, from root: Expression, _ type: Type, at position: Position
  ) -> Expression {
    let held = bind(path, named: "keyPath", .any)
    let fits = make(
      .intrinsic("keyPath.startsFrom", [load(held, at: position), root]), core.bool, at: position)
    let found = make(
      .wrap(read(load(held, at: position), from: root, .any, at: position)), type, at: position)
    return make(
      .conditional(fits, then: found, else: constant(.none, at: position)), type, at: position)
  }

  /// `base[keyPath: path]`
  func applyKeyPath(
    _ path: Term, to base: Term, _ term: Term, _ access: Access
  ) -> Expression {
    let type = type(of: term)
    let isReference = self.type(of: path).keyPathClass?.known == .referenceWritableKeyPath
    if access == .read {
      let root = bind(rootValue(base, path), named: "root", self.type(of: base))
      let from = load(root, at: base.position)
      guard self.type(of: path).nominal?.known == .anyKeyPath else {
        return read(build(path), from: from, type, at: term.position)
      }
      return readIfPossible(build(path), from: from, type, at: term.position)
    }
    let root =
      isReference ? rootValue(base, path) : buildPlace(base, access: .modify)
    let getter = checker.keyPathAccessor(.keyPathGetter)
    let setter = checker.keyPathAccessor(isReference ? .keyPathReferenceSetter : .keyPathSetter)
    var accessors = Accessors(
      getter: .routine(getter.routine.value), setter: .routine(setter.routine.value),
      hasBase: true, setterMutates: !isReference)
    accessors.appliesKeyPath = true
    // A library doesn't record what its own assignments read.
    accessors.mayReadToAssign = context.isOfSession && !path.isLiteralOfProperties
    return make(
      .load(.computed(accessors, base: self.path(of: root), arguments: [build(path)])), type,
      at: term.position)
  }

  private func rootValue(_ base: Term, _ path: Term) -> Expression {
    let type = type(of: path)
    guard let root = (type.existential?.superclass ?? type).arguments.first, !root.isError else {
      return build(base)
    }
    return build(base, as: root)
  }
}

extension Type {
  /// The class of a key path type, also in a composition: `KeyPath<A, B> & Sendable`.
  var keyPathClass: NominalDeclaration? { nominal ?? existential?.superclass?.nominal }
}

extension Term {
  /// Whether it is a literal key path without subscripts, which the compiler replaces by its properties.
  fileprivate var isLiteralOfProperties: Bool {
    guard case .keyPath(_, let components) = peeled.kind else { return false }
    return components.allSatisfy {
      if case .subscripting = $0 { false } else { true }
    }
  }
}
