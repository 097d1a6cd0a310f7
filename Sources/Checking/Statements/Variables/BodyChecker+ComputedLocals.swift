import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

/// Local variables with accessors: computed, lazy, observed, wrapped. Their accessors are local
/// functions, and their stored value is a separate variable.
extension BodyChecker {
  // MARK: Computed and observed

  func checkAccessors(
    _ local: LocalBinding, _ block: AccessorBlockSyntax, builder: Type?,
    in context: Context
  ) -> [Statement] {
    let position = local.position(in: context)
    guard let name = local.name else {
      report(VariableMessage.accessorsForSeveralVariables, at: position)
      return []
    }
    if let observers = LocalObservers(block) {
      return checkObserved(local, name, observers, in: context)
    }
    guard let annotation = local.annotation else {
      report(VariableMessage.computedWithoutType, at: position)
      return []
    }
    let type = model.resolve(annotation, in: context)
    let storage = makeComputed(name, type, at: position, in: context)
    storage.resultBuilder = Lazy(known: builder)
    var accessors: [FunctionDeclaration] = []
    switch block.accessors {
    case .getter(let items):
      let getter = makeAccessor(.getter, of: storage, type, at: position, in: context)
      getter.statements = items
      getter.end = context.file.position(of: block.rightBrace)
      accessors.append(getter)
    case .accessors(let list):
      for accessor in list {
        let isSetter = accessor.accessorSpecifier.text == "set"
        let function = makeAccessor(
          isSetter ? .setter : .getter, of: storage, type, at: position,
          valueName: accessor.parameters?.name.plainName ?? "newValue", in: context)
        function.statements = accessor.body?.statements
        function.end = accessor.body.map { context.file.position(of: $0.rightBrace) }
        accessors.append(function)
      }
    }
    declare(storage, in: context)
    for accessor in accessors { _ = checkBody(of: accessor) }
    return []
  }

  /// `willSet` and `didSet`: the value is stored in a separate variable, and a function sets it.
  private func checkObserved(
    _ local: LocalBinding, _ name: String, _ observers: LocalObservers, in context: Context
  ) -> [Statement] {
    let position = local.position(in: context)
    let annotation = local.annotation.map { model.resolve($0, in: context) }
    let value = local.syntax.initializer.map {
      checkValue(
        $0.value, for: annotation.map { .type($0, .initialization) } ?? .none, in: context)
    }
    guard let type = annotation ?? value?.type else {
      report(VariableMessage.missingTypeAnnotation, at: position)
      return []
    }
    let backing = makeBacking(name, type, at: position, in: context)
    let known = declaredAlready(name, at: position, in: context)
    let storage = known ?? makeComputed(name, type, at: position, in: context)
    if known != nil {
      storage.type = Lazy(known: type)
      storage.implementation = Lazy(known: .computed)
    }
    let getter = makeAccessor(.getter, of: storage, type, at: position, in: context)
    getter.routine.value.body = makeBody(of: getter) { _ in
      [.returning(load(backing, at: position))]
    }
    let setter = makeAccessor(.setter, of: storage, type, at: position, in: context)
    if known == nil { declare(storage, in: context) }
    setter.routine.value.body = makeBody(of: setter) { inner in
      guard let new = inner.body?.parameters.last else { return [] }
      let write = Expression(
        kind: .assign(.variable(backing), load(new, at: position)), position: position)
      return observing(
        observers, name, stored: backing, type, reading: { load(backing, at: position) },
        .expression(write), at: position, in: inner)
    }
    let initial = value?.expression ?? Expression(kind: .constant(.none), position: position)
    return [.declare(backing, initial)]
  }

  // MARK: Lazy

  func checkLazy(_ local: LocalBinding, in context: Context) -> [Statement] {
    let position = local.position(in: context)
    guard let name = local.name, let initializer = local.syntax.initializer?.value else {
      report(VariableMessage.lazyWithoutValue, at: position)
      return []
    }
    let type: Type
    if let annotation = local.annotation {
      type = model.resolve(annotation, in: context)
    } else {
      // If the value is valid, it is checked again in the getter.
      let (value, problems) = collecting { checkValue(initializer, in: context) }
      if value.isError { reporter.add(problems) }
      type = value.type
    }
    let optional = core.optional(type)
    let backing = makeBacking(name, optional, at: position, in: context)
    let storage = makeComputed(name, type, at: position, in: context)
    let getter = makeAccessor(.getter, of: storage, type, at: position, in: context)
    getter.routine.value.body = makeBody(of: getter) { inner in
      let value = checkValue(initializer, for: .type(type, .initialization), in: inner)
      let known = Variable(name: name, isConstant: true, owner: inner.body, position: position)
      let fresh = Variable(name: name, isConstant: true, owner: inner.body, position: position)
      let wrapped = Expression(kind: .wrap(load(fresh, at: position)), position: position)
      return [
        .conditional(
          [.matches(.some(.bind(known)), load(backing, at: position))],
          then: Block(statements: [.returning(load(known, at: position))]), else: nil),
        .declare(fresh, value.expression),
        .expression(
          Expression(kind: .assign(.variable(backing), wrapped), position: position)),
        .returning(load(fresh, at: position)),
      ]
    }
    let setter = makeAccessor(.setter, of: storage, type, at: position, in: context)
    declare(storage, in: context)
    setter.routine.value.body = makeBody(of: setter) { inner in
      guard let new = inner.body?.parameters.last else { return [] }
      let wrapped = Expression(kind: .wrap(load(new, at: position)), position: position)
      let write = Expression(kind: .assign(.variable(backing), wrapped), position: position)
      return observing(
        LocalObservers(local.syntax.accessorBlock), name, stored: nil, type,
        reading: { checkValue(model.makeName(name, at: position), in: inner).expression },
        .expression(write), at: position, in: inner)
    }
    return [.declare(backing, Expression(kind: .constant(.none), position: position))]
  }

  // MARK: Wrapped

  /// `@Wrapper var x = value`: `_x` is a variable, and `x` and `$x` access it.
  func checkWrapped(
    _ local: LocalBinding, _ attribute: AttributeSyntax, in context: Context
  ) -> [Statement] {
    let position = local.position(in: context)
    let start = context.file.position(of: attribute)
    if context.isScriptTopLevel {
      report(VariableMessage.wrapperAtTopLevel, at: start)
      return []
    }
    guard let name = local.name else {
      report(VariableMessage.wrapperOfSeveralVariables, at: start)
      return []
    }
    let value = checkValue(
      wrapperValue(local, attribute, in: context),
      for: wrapperType(local, attribute, in: context).map { .type($0, .initialization) } ?? .none,
      in: context)
    let backing = declareVariable(
      "_" + name, value.type, isConstant: false, at: position, in: context
    ) { $0.hasInitialValue = true }
    if value.isError {
      _ = declareVariable(name, .error, isConstant: false, at: position, in: context) { _ in }
      return []
    }
    declareThroughWrapper(
      name, "wrappedValue", of: value.type,
      written: local.annotation.map { model.resolve($0, in: context) },
      observers: LocalObservers(local.syntax.accessorBlock), at: position, in: context)
    if !model.members("projectedValue", of: value.type, in: context).isEmpty {
      declareThroughWrapper(
        "$" + name, "projectedValue", of: value.type, backingName: "_" + name, written: nil,
        at: position, in: context)
    }
    return [.declare(backing, value.expression)]
  }

  /// The wrapper's type, if only the variable's type determines it.
  private func wrapperType(
    _ local: LocalBinding, _ attribute: AttributeSyntax, in context: Context
  ) -> Type? {
    guard local.syntax.initializer == nil, let annotation = local.annotation,
      let wrapper = model.attributeType(attribute, in: context), !wrapper.genericParameters.isEmpty
    else { return nil }
    let (inner, problems) = collecting { model.resolve(annotation, in: context) }
    guard problems.isEmpty else { return nil }
    return model.wrapperType(attribute, wrapper, around: inner, in: context)
  }

  private func wrapperValue(
    _ local: LocalBinding, _ attribute: AttributeSyntax, in context: Context
  ) -> Term {
    guard let initializer = local.syntax.initializer?.value else {
      return wrapperCall(attribute, around: nil, in: context)
    }
    var value = model.term(initializer, in: context)
    if let annotation = local.annotation {
      value = model.makeTerm(
        .cast(value, annotation, .coerce), at: value.position, syntax: Syntax(initializer))
    }
    return wrapperCall(attribute, around: value, in: context)
  }

  /// `Wrapper(wrappedValue: value, arguments…)`
  func wrapperCall(
    _ attribute: AttributeSyntax, around value: Term?, in context: Context
  ) -> Term {
    let reader = model.termReader(in: context)
    let position = context.file.position(of: attribute)
    let name = attribute.attributeName
    let isPlainName =
      name.as(IdentifierTypeSyntax.self).map { $0.genericArgumentClause == nil } ?? false
    let wrapper =
      isPlainName
      ? model.makeName(name.spelling, at: position)
      : model.makeTerm(.type(name), at: position, syntax: Syntax(name))
    var arguments = Term.Arguments(list: [], end: position)
    if case .argumentList(let list)? = attribute.arguments {
      arguments = reader.arguments(list, trailing: nil, more: nil, end: attribute.rightParen)
    }
    if let value {
      arguments.list.insert(Term.Argument(label: "wrappedValue", value: value), at: 0)
    }
    return model.makeTerm(.call(wrapper, arguments), at: position, syntax: Syntax(attribute))
  }

  /// Declares a name for a property of the wrapper in `_name`.
  func declareThroughWrapper(
    _ name: String, _ property: String, of wrapper: Type, backingName: String? = nil,
    written: Type?, isConstant: Bool = false, observers: LocalObservers? = nil,
    at position: Position, in context: Context
  ) {
    func place(_ context: Context) -> Term {
      model.makeTerm(
        .member(
          model.makeName(backingName ?? "_" + name, at: position), Term.Name(property),
          position: position), at: position)
    }
    let type =
      written
      ?? collecting { checkValue(place(context), in: context) }.result.type
    let isSettable = model.members(property, of: wrapper, in: context).contains { found in
      guard case .storage(let storage) = found.member, storage.isSettable,
        model.isSetterAccessible(storage, from: context)
      else { return false }
      return !isConstant || wrapper.nominal?.isReference ?? false
        || !(storage.setter?.isMutating ?? true)
    }
    let storage = makeComputed(name, type, at: position, in: context)
    let getter = makeAccessor(.getter, of: storage, type, at: position, in: context)
    getter.routine.value.body = makeBody(of: getter) { inner in
      [
        .returning(
          checkValue(place(inner), for: .type(type, .returning), in: inner).expression)
      ]
    }
    getter.routine.value.body?.isUnwritten = true
    declare(storage, in: context)
    if isSettable {
      let setter = makeAccessor(.setter, of: storage, type, at: position, in: context)
      setter.routine.value.body = makeBody(of: setter) { inner in
        let assignment = model.makeTerm(
          .assignment(place(inner), model.makeName("newValue", at: position)), at: position)
        return observing(
          observers, name, stored: nil, type,
          reading: { checkValue(place(inner), in: inner).expression },
          .expression(checkValue(assignment, in: inner).expression), at: position, in: inner)
      }
      setter.routine.value.body?.isUnwritten = observers == nil
    }
  }

  // MARK: Parts

  private func makeComputed(
    _ name: String, _ type: Type, at position: Position, in context: Context
  ) -> StorageDeclaration {
    let storage = StorageDeclaration(
      name: name, position: position, owner: nil, isConstant: false,
      signature: Lazy(known: context.signature), type: Lazy(known: type),
      implementation: Lazy(known: .computed))
    storage.layer = context.layer
    storage.context = context
    storage.hasInitialValue = true
    return storage
  }

  private func makeBacking(
    _ name: String, _ type: Type, at position: Position, in context: Context
  ) -> Variable {
    let variable = Variable(
      name: name, isConstant: false, owner: context.isTopLevel ? nil : context.body,
      position: position)
    if context.isTopLevel { variable.storage = .global(Cell()) }
    // The accessors share the variable, even if their code doesn't name it.
    variable.isCaptured = !context.isTopLevel
    variable.canHoldObjects = canHoldObjects(type)
    return variable
  }

  /// A local function that reads or sets the variable.
  private func makeAccessor(
    _ kind: FunctionDeclaration.Kind, of storage: StorageDeclaration, _ type: Type,
    at position: Position, valueName: String = "newValue", in context: Context
  ) -> FunctionDeclaration {
    let newValue = FunctionDeclaration.Parameter(
      label: nil, name: valueName, type: type, position: position)
    let interface = FunctionDeclaration.Interface(
      parameters: kind == .setter ? [newValue] : [], result: kind == .getter ? type : .void,
      isolation: context.isolation.value.ofLocals)
    let name = (kind == .getter ? "get " : "set ") + storage.name
    let routine = Routine(
      name: name,
      function: Function(
        name: name, position: position, isAsync: false,
        isMainActor: interface.isolation.isMainActor))
    routine.enclosingBody = context.body
    routine.parameterCount = interface.parameters.count
    let function = FunctionDeclaration(
      name: name, kind: kind, position: position, owner: nil,
      signature: Lazy(known: context.signature), interface: Lazy(known: interface),
      routine: Lazy(known: routine))
    function.context = context
    function.storage = storage
    function.layer = context.layer
    function.isBodyWanted = true
    if kind == .getter { storage.getter = function } else { storage.setter = function }
    return function
  }
}
