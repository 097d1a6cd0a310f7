import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

extension BodyChecker {
  func checkVariables(_ syntax: VariableDeclSyntax, in context: Context) -> [Statement] {
    guard syntax.isLetOrVar else {
      report(VariableMessage.expectedExpression, at: context.file.position(of: syntax))
      return []
    }
    var ownership = Variable.Ownership.strong
    var isAsyncLet = false
    var isLazy = false
    for modifier in syntax.modifiers {
      switch modifier.name.text {
      case "weak": ownership = .weak
      case "unowned": ownership = .unowned
      case "async": isAsyncLet = true
      case "lazy": isLazy = true
      default: continue
      }
    }
    model.checkModifiers(ofVariableOutsideOfType: syntax, in: context)
    let modifiers = model.modifiers(syntax.modifiers, in: context.file)
    let isConstant = syntax.bindingSpecifier.text == "let"
    let attributes = model.attributes(syntax.attributes, in: context)
    checkAttributes(attributes, ofLocal: syntax, ownership, in: context)
    return syntax.bindings.annotated.flatMap { binding, annotation -> [Statement] in
      let local = LocalBinding(
        syntax: binding, annotation: annotation, isConstant: isConstant, ownership: ownership)
      if isDeclaredAlready(local, in: context) { return [] }
      if isAsyncLet {
        if !isConstant {
          report(VariableMessage.asyncVar, at: context.file.position(of: syntax.bindingSpecifier))
        }
        return checkAsyncLet(local, in: context)
      }
      if let wrapper = attributes.wrappers.first?.syntax {
        return checkWrapped(local, wrapper, in: context)
      }
      if isLazy { return checkLazy(local, in: context) }
      if let block = local.syntax.accessorBlock {
        let builder = model.builderType(attributes.resultBuilder, in: context)
        return checkAccessors(local, block, builder: builder, in: context)
      }
      let statements = checkBinding(local, in: context)
      for case .storage(let storage) in local.name.flatMap({ context.names[$0] }) ?? [] {
        storage.syntax = storage.syntax ?? Syntax(local.syntax)
        if modifiers.isNonisolatedUnsafe {
          storage.isNonisolatedUnsafe = true
        } else if modifiers.isNonisolated, context.isScriptTopLevel {
          storage.isolation = .nonisolated
          model.checkNonisolated(storage)
        }
      }
      return statements
    }
  }

  /// The declaration of a top-level variable that `declare` has already made visible.
  func declaredAlready(
    _ name: String, at position: Position, in context: Context
  ) -> StorageDeclaration? {
    guard context.isTopLevel else { return nil }
    for case .storage(let storage) in context.names[name] ?? []
    where storage.layer === context.layer && storage.position == position {
      return storage
    }
    return nil
  }

  /// Whether it is a computed variable, or one whose storage is declared elsewhere.
  private func isDeclaredAlready(_ local: LocalBinding, in context: Context) -> Bool {
    guard let name = local.name,
      let storage = declaredAlready(name, at: local.position(in: context), in: context)
    else { return false }
    if storage.getter != nil { return true }
    if case .variable = storage.implementation.value { return false }
    return true
  }

  // MARK: Plain variables

  private func checkBinding(_ local: LocalBinding, in context: Context) -> [Statement] {
    if let value = checkOpaqueBinding(local, in: context) {
      return bind(local, value, annotation: value.type, in: context)
    }
    if let open = local.annotation, let initializer = local.syntax.initializer?.value,
      leavesMuchToValue(open, in: context)
    {
      let value = model.term(initializer, in: context)
      let coercion = model.makeTerm(
        .cast(value, open, .coerce), at: value.position, syntax: Syntax(initializer))
      return bind(local, checkValue(coercion, in: context), annotation: nil, in: context)
    }
    let annotation = local.annotation.map { model.resolve($0, in: context) }
    guard let initializer = local.syntax.initializer?.value else {
      return declareWithoutValue(local, annotation, in: context)
    }
    let isInClass = context.owner.map(hasSubclasses) ?? false
    func written() -> Term {
      let term = model.term(initializer, in: context)
      guard isInClass, let annotation = local.annotation else { return term }
      return asMembersOfSelf(term, in: annotation)
    }
    let value =
      inferredValue(of: local, in: context)
      // A variable with an inferred type may hold a nonescaping function.
      ?? checkValue(
        written(), for: annotation.map { .type($0, .initialization) } ?? .none, in: context,
        functionUse: annotation == nil ? .lent : .kept)
    return bind(local, value, annotation: annotation, in: context)
  }

  /// The value of a global whose type is inferred from it, solved when code first needed the type.
  private func inferredValue(of local: LocalBinding, in context: Context) -> CheckedValue? {
    guard local.annotation == nil, let name = local.name,
      let storage = declaredAlready(name, at: local.position(in: context), in: context),
      let value = storage.initialValue
    else { return nil }
    // Resolves the type first, to report a value that depends on itself.
    _ = storage.type.value
    guard let solved = value.solvedTerm else {
      return makeInvalid(at: storage.position)
    }
    return checkedValue(solved.term, solved.solution, in: context)
  }

  /// Whether the written type has generic arguments that only the value determines: `Set`, `[_]`.
  private func leavesMuchToValue(_ annotation: TypeSyntax, in context: Context) -> Bool {
    guard annotation.mayNeedValue else { return false }
    var isOpen = false
    _ = collecting {
      model.resolve(annotation, in: context) {
        isOpen = true
        return .error
      }
    }
    return isOpen
  }

  private func bind(
    _ local: LocalBinding, _ value: CheckedValue, annotation: Type?, in context: Context
  ) -> [Statement] {
    let type = annotation ?? value.type
    guard let name = local.name else {
      if local.syntax.pattern.is(WildcardPatternSyntax.self) {
        return [.expression(value.expression)]
      }
      let checked = pattern(
        local.syntax.pattern, subject: type,
        binding: BindingMode(isConstant: local.isConstant), in: context)
      if local.isConstant { keep(checked.pattern, with: value) }
      return [.destructure(checked.pattern, value.expression)]
    }
    return declare(local, name, type, value, in: context)
  }

  /// Constants bound to parts of an actor's value belong to the actor too.
  func keep(_ pattern: Pattern, with value: CheckedValue) {
    guard value.belongsToActor else { return }
    for variable in pattern.variables { variable.belongsToActor = true }
  }

  /// Declares a variable with a new name and its value.
  private func declare(
    _ local: LocalBinding, _ name: String, _ type: Type, _ value: CheckedValue,
    in context: Context
  ) -> [Statement] {
    var type = type
    var expression = value.expression
    if local.ownership == .weak, model.wrapped(type) == nil, !type.isError {
      expression = convert(
        expression, from: type, to: core.optional(type), in: context)
      type = core.optional(type)
    }
    checkOwnership(local, type, in: context)
    let variable = declareVariable(
      name, type, isConstant: local.isConstant, at: local.position(in: context), in: context
    ) { storage in
      storage.hasInitialValue = true
      storage.ownership = local.ownership
      storage.isImplicitlyUnwrapped = local.isImplicitlyUnwrapped
    }
    variable.ownership = local.ownership
    // A variable may later hold another value.
    variable.belongsToActor = local.isConstant && value.belongsToActor
    if local.isConstant, case .local = variable.storage {
      variable.knownInteger = value.knownInteger
    }
    return [.declare(variable, expression)]
  }

  private func checkOwnership(_ local: LocalBinding, _ type: Type, in context: Context) {
    guard local.ownership != .strong, !type.isError else { return }
    let held = model.wrapped(type) ?? type
    let isClass =
      switch held.kind {
      case .nominal(let declaration, _): declaration.isReference
      case .existential(let existential):
        existential.isClassBound || existential.superclass != nil
          || existential.protocols.contains { $0.isClassBound }
      case .parameter, .member, .opaque: true
      case .tuple, .function, .metatype, .variable, .error: false
      }
    if !isClass {
      report(
        VariableMessage.ownershipOfValueType(ownership: "\(local.ownership)", type: held),
        at: local.position(in: context))
    }
  }

  private func declareWithoutValue(
    _ local: LocalBinding, _ annotation: Type?, in context: Context
  ) -> [Statement] {
    let position = local.position(in: context)
    guard let annotation else {
      report(VariableMessage.missingTypeAnnotation, at: position)
      if let name = local.name {
        _ = declareVariable(
          name, .error, isConstant: local.isConstant, at: position, in: context
        ) { _ in }
      }
      return []
    }
    guard let name = local.name else {
      // `let (a, b): (Int, Int)`, assigned later, one by one or together.
      let checked = pattern(
        local.syntax.pattern, subject: annotation,
        binding: BindingMode(isConstant: local.isConstant), in: context)
      if local.isInitiallyNil, let value = initialNil(annotation, at: position) {
        return [.destructure(checked.pattern, value)]
      }
      return checked.pattern.variables.map { variable in
        variable.isInitializedAtDeclaration = false
        return .declare(variable, nil)
      }
    }
    let beginsAsNil = local.isInitiallyNil
    checkOwnership(local, annotation, in: context)
    let variable = declareVariable(
      name, annotation, isConstant: local.isConstant, at: position, in: context
    ) { storage in
      storage.hasInitialValue = beginsAsNil
      storage.ownership = local.ownership
      storage.isImplicitlyUnwrapped = local.isImplicitlyUnwrapped
    }
    variable.ownership = local.ownership
    variable.isInitializedAtDeclaration = beginsAsNil
    return [.declare(variable, beginsAsNil ? initialNil(annotation, at: position) : nil)]
  }

  // MARK: Declaring

  /// Declares a variable of the block, or of the session at the top level.
  func declareVariable(
    _ name: String, _ type: Type, isConstant: Bool, at position: Position, in context: Context,
    _ adjust: (StorageDeclaration) -> Void
  ) -> Variable {
    if let known = declaredAlready(name, at: position, in: context),
      case .variable(let variable) = known.implementation.value
    {
      variable.canHoldObjects = canHoldObjects(type)
      beginAsZero(variable, type, in: context)
      return variable
    }
    let variable = Variable(
      name: name, isConstant: isConstant, owner: context.isTopLevel ? nil : context.body,
      position: position)
    if context.isTopLevel { variable.storage = .global(Cell()) }
    variable.canHoldObjects = canHoldObjects(type)
    beginAsZero(variable, type, in: context)
    let storage = makeStorage(variable, type: type, in: context)
    if context.isTopLevel { makeGlobal(storage, in: context) }
    adjust(storage)
    declare(storage, in: context)
    return variable
  }

  /// Declares a variable that a pattern at the top level binds.
  func declareGlobal(
    _ name: String, _ type: Type, isConstant: Bool, at position: Position, in context: Context
  ) -> Variable {
    declareVariable(name, type, isConstant: isConstant, at: position, in: context) {
      $0.hasInitialValue = true
    }
  }

  /// Top-level variables of a script are isolated to the main actor.
  private func makeGlobal(_ storage: StorageDeclaration, in context: Context) {
    storage.access = .module
    guard context.isScriptTopLevel, let isolation = model.mainActorIsolation else { return }
    storage.isolation = isolation
  }
}

extension Context {
  /// Whether this is the top level of a script, where Swift's rules for scripts apply.
  var isScriptTopLevel: Bool {
    guard isTopLevel, case .topLevel(let isScript)? = frame?.kind else { return false }
    return isScript
  }
}

/// One variable of a declaration.
struct LocalBinding {
  var syntax: PatternBindingSyntax
  var annotation: TypeSyntax?
  var isConstant: Bool
  var ownership: Variable.Ownership

  var name: String? { syntax.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName }
  var isWildcard: Bool { syntax.pattern.is(WildcardPatternSyntax.self) }
  func position(in context: Context) -> Position { context.file.position(of: syntax.pattern) }
  var isInitiallyNil: Bool {
    !isConstant && annotation?.isInitiallyNil ?? false
  }
  var isImplicitlyUnwrapped: Bool {
    annotation?.isImplicitlyUnwrapped ?? false
  }
}
