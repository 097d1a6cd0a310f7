import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Accessors of lazy, wrapped and observed properties.
extension SynthesizedBody {
  // MARK: Wrappers

  private func wrapped(_ storage: StorageDeclaration, _ property: String) -> Term? {
    guard let backing = storage.wrapper?.backing else { return nil }
    let label = property == "wrappedValue" ? "wrapped" : "projected"
    if let makeType = storage.wrapper?.enclosing[label] {
      let reached = label == "wrapped" ? storage.name : "$\(storage.name)"
      return model.makeTerm(
        .subscripting(
          makeType(),
          Term.Arguments(
            list: [
              Term.Argument(label: "_enclosingInstance", value: name("self")),
              Term.Argument(label: label, value: ownPath(to: reached)),
              Term.Argument(label: "storage", value: ownPath(to: backing.name)),
            ], firstTrailing: nil, end: position)), at: position)
    }
    let base =
      backing.owner == nil || backing.isStatic
      ? name(backing.name) : member(name("self"), backing.name)
    // The outer wrapper provides the projected value.
    let inner = property == "wrappedValue" ? (storage.wrapper?.depth ?? 1) - 1 : 0
    return (0..<inner).reduce(member(base, property)) { base, _ in member(base, property) }
  }

  /// `\.name`
  private func ownPath(to property: String) -> Term {
    model.makeTerm(
      .keyPath(root: nil, [.property(Term.Name(property), position)]), at: position)
  }

  func wrapperGetter(_ storage: StorageDeclaration, _ property: String) -> [Statement] {
    guard let term = wrapped(storage, property) else { return [] }
    return [.returning(value(term, as: function.interface.value.result))]
  }

  func wrapperSetter(_ storage: StorageDeclaration, _ property: String) -> [Statement] {
    guard let term = wrapped(storage, property) else { return [] }
    let new = name(function.interface.value.parameters.last?.name ?? "newValue")
    let write = Statement.expression(
      value(model.makeTerm(.assignment(term, new), at: position)))
    guard property == "wrappedValue" else { return [write] }
    return observing(storage, reading: value(term, as: storage.type.value), write)
  }

  // MARK: Lazy

  /// Returns the stored value, or computes and stores it first.
  func lazyGetter(_ storage: StorageDeclaration) -> [Statement] {
    let type = storage.type.value
    let field = path(of: storage.lazyField ?? storage)
    let present = temporary(storage.name, type)
    let fresh = temporary(storage.name, type)
    context.frame?.body.keepsValue = true
    let found = Block(
      statements: [
        noteLazy(.noteLazy, storage, present), .returning(load(.variable(present), type)),
      ], end: nil)
    return [
      .conditional(
        [.matches(.some(.bind(present)), load(field, core.optional(type)))], then: found,
        else: nil),
      .declare(fresh, initialValue(of: storage)),
      assign(field, wrap(load(.variable(fresh), type))),
      noteLazy(.keepLazy, storage, fresh),
      .returning(load(.variable(fresh), type)),
    ]
  }

  func lazySetter(_ storage: StorageDeclaration) -> [Statement] {
    observing(
      storage,
      reading: value(
        storage.owner == nil ? name(storage.name) : member(name("self"), storage.name),
        as: storage.type.value),
      assign(path(of: storage.lazyField ?? storage), wrap(newValue)))
  }

  /// Reports the value to a driver. The value may depend on task-locals and dependencies at the
  /// time of its computation.
  private func noteLazy(
    _ operation: Operation, _ storage: StorageDeclaration, _ value: Variable
  ) -> Statement {
    let isReference = (function.owner?.type as? NominalDeclaration)?.isReference ?? false
    let name = [function.owner?.type.path, storage.name].compactMap { $0 }.joined(separator: ".")
    let arguments: [Argument] = [
      .value(builder.constant(.string(name), at: position)),
      .value(load(.variable(value), storage.type.value)),
    ]
    return .expression(
      make(
        .operation(operation, arguments + (isReference ? [.value(selfValue)] : [])), .void))
  }

  private func initialValue(of storage: StorageDeclaration) -> Expression {
    guard let initial = storage.initialValue, let syntax = initial.syntax else {
      return builder.constant(.none, at: position)
    }
    // Names are resolved where the property is declared, with this accessor's `self`.
    let inner = Context(
      kind: .block, parent: initial.context, file: initial.context.file,
      layer: initial.context.layer, isolation: context.isolation)
    inner.ownSignature = context.ownSignature
    inner.names["self"] = context.names["self"]
    inner.hasInstance = true
    if let frame = context.frame { checker.enter(frame, inner) }
    let errors = ErrorScope(.declared(nil), parent: nil)
    inner.errors = errors
    let value = checker.checkValue(
      model.term(syntax, in: inner), for: .type(storage.type.value, .initialization), in: inner
    ).expression
    for site in errors.sites {
      checker.report(EffectMessage.throwingPropertyInitializer, at: site.position)
    }
    return value
  }

  // MARK: Observers

  func observedSetter(_ storage: StorageDeclaration) -> [Statement] {
    let place = observedPath(storage)
    return observing(
      storage, reading: load(place, storage.type.value), assign(place, newValue))
  }

  /// The write of a property's new value, between its observers.
  ///
  /// - Parameter reading: The old value.
  private func observing(
    _ storage: StorageDeclaration, reading: @autoclosure () -> Expression, _ write: Statement
  ) -> [Statement] {
    guard let observers = storage.observers else { return [write] }
    let type = storage.type.value
    var statements: [Statement] = []
    let old = temporary("oldValue", type)
    if observers.didSet != nil, observers.readsOldValue {
      statements.append(.declare(old, reading()))
    }
    if let willSet = observers.willSet {
      statements.append(.expression(call(willSet, newValue)))
    }
    statements.append(write)
    if let didSet = observers.didSet {
      let given = observers.readsOldValue ? load(.variable(old), type) : newValue
      statements.append(.expression(call(didSet, given)))
    }
    return statements
  }

  func observedGetter(_ storage: StorageDeclaration) -> [Statement] {
    [.returning(load(observedPath(storage), storage.type.value))]
  }

  /// The field, or the superclass's property if the property overrides it.
  private func observedPath(_ storage: StorageDeclaration) -> AccessPath {
    if case .computed = storage.implementation.value, let overridden = storage.overridden {
      let reference = Reference(
        target: .storage(overridden), base: .superclass, baseType: overridden.owner?.selfType,
        type: overridden.type.value)
      let site = ExpressionBuilder.Site(
        name(storage.name), reference, base: nil, at: position)
      return builder.path(of: builder.buildStorage(overridden, site, .modify))
    }
    return path(of: storage)
  }

  private func call(_ observer: FunctionDeclaration, _ given: Expression) -> Expression {
    let builder = builder
    let types = observer.hiddenParameters.map {
      Argument.value(builder.typeExpression($0.type, at: position))
    }
    var arguments: [Argument] = []
    if observer.takesSelf {
      arguments.append(
        observer.isMutating ? .reference(builder.path(of: selfValue)) : .value(selfValue))
    }
    if !observer.interface.value.parameters.isEmpty { arguments.append(.value(given)) }
    return make(builder.directCall(observer, types: types, arguments, at: position), .void)
  }

  // MARK: Task-locals

  func taskLocalGetter(_ storage: StorageDeclaration) -> [Statement] {
    guard let declaration = taskLocal(storage) else { return [] }
    // The read has no source line of its own. Its position is that of the property's use.
    let nowhere = Position(line: 0, column: 1)
    let constant = builder.constant(.native(declaration), at: nowhere)
    return [
      .returning(
        builder.make(
          .operation(.readTaskLocal, [.value(constant)]), storage.type.value, at: nowhere))
    ]
  }

  private func taskLocal(_ storage: StorageDeclaration) -> TaskLocalDeclaration? {
    if case .taskLocal(let declaration) = storage.implementation.value { return declaration }
    let projected = "$" + storage.name
    for case .storage(let other) in storage.owner?.type.members[projected] ?? [] {
      if case .taskLocal(let declaration) = other.implementation.value { return declaration }
    }
    var current = storage.context
    while let level = current {
      for case .storage(let other) in level.names[projected] ?? [] {
        if case .taskLocal(let declaration) = other.implementation.value { return declaration }
      }
      current = level.parent
    }
    return nil
  }

  // MARK: Key paths

  func keyPathGetter() -> [Statement] {
    [.returning(builder.read(parameter("path"), from: parameter("root"), .any, at: position))]
  }

  func keyPathSetter() -> [Statement] {
    let root = parameter("root")
    guard function.interface.value.parameters.first?.isInout == true else {
      return [applySetter(to: .value(root))]
    }
    // The path may lead through an object nevertheless.
    let isReference = make(
      .intrinsic("keyPath.isReferenceWritable", [parameter("path")]), core.bool)
    return [
      .conditional(
        [.expression(isReference)],
        then: Block(statements: [applySetter(to: .value(root))], end: nil),
        else: Block(statements: [applySetter(to: .reference(builder.path(of: root)))], end: nil))
    ]
  }

  private func applySetter(to root: Argument) -> Statement {
    let setter = make(
      .forceUnwrap(make(.intrinsic("keyPath.setter", [parameter("path")]), .any)), .any)
    return .expression(
      make(
        .callClosure(setter, [root, .value(parameter("newValue"))], canThrow: false), .void))
  }
}
