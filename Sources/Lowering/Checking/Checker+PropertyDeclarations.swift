import Machine
import SwiftSyntax

extension Checker {
  func declareProperties(
    _ syntax: VariableDeclSyntax, of type: TypeDeclaration, constraints: [Constraint],
    isExtension: Bool
  ) {
    let modifiers = modifiers(syntax.modifiers)
    let attributes = attributes(syntax.attributes)
    let isConstant = syntax.bindingSpecifier.text == "let"
    for binding in syntax.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        reportUnsupported("a property declared by a pattern", at: binding.pattern)
        continue
      }
      let name = pattern.identifier.plainName
      if type.members[name]?.contains(where: {
        if case .property(let other) = $0 { other.isStatic == modifiers.isStatic } else { false }
      }) == true,
        !isPrelude, type.kind != .protocol, type !== core.dependencyValues
      {
        report("invalid redeclaration of '\(name)'", at: pattern)
        continue
      }
      let property = PropertyDeclaration(
        name: name, type: .invalid, isConstant: isConstant, storage: .requirement,
        position: position(of: pattern))
      property.owner = type
      property.isStatic = modifiers.isStatic
      property.isPrivate = modifiers.isPrivate
      property.hasPrivateSetter = modifiers.hasPrivateSetter
      property.isMainActor = attributes.isMainActor
      property.constraints = constraints
      if let annotation = binding.typeAnnotation {
        property.type = self.type(annotation.type)
      }
      addMember(.property(property), named: name, to: type)

      if let block = binding.accessorBlock, let observer = observer(in: block) {
        reportUnsupported(
          "a property observer (`\(observer.accessorSpecifier.text)`)", at: observer)
        property.type = .invalid
      } else if let block = binding.accessorBlock {
        if binding.typeAnnotation == nil {
          report("computed property must have an explicit type", at: pattern)
        }
        declareComputed(block, attributes: attributes, property: property, of: type)
      } else if attributes.taskLocal != nil {
        declareTaskLocal(property, binding: binding, of: type)
      } else if let dependency = attributes.dependency {
        declareDependency(property, dependency, binding: binding, of: type)
      } else if modifiers.isStatic {
        declareStatic(property, binding: binding, of: type)
      } else if isExtension || type.kind == .enumeration {
        report(
          isExtension
            ? "extensions must not contain stored properties"
            : "enums must not contain stored properties", at: pattern)
      } else if type.kind != .protocol {
        declareStored(property, binding: binding, modifiers: modifiers, of: type)
      }
    }
  }

  /// The type of a property, inferred now if it wasn't before.
  func type(of property: PropertyDeclaration) -> Type {
    if let infer = property.inferType {
      property.inferType = nil
      property.type = .invalid
      // Once and for all, even if something asks while it tries out an overload.
      let depth = speculationDepth
      speculationDepth = 0
      defer { speculationDepth = depth }
      property.type = infer()
      if !property.type.isConcrete {
        report(
          "type of '\(property.name)' can't be inferred here", position: property.position,
          advice: "Write it: `\(property.isConstant ? "let" : "var") \(property.name): …`.")
        property.type = .invalid
      }
      if case .stored(let stored) = property.storage { stored.type = property.type }
    }
    return property.type
  }

  // MARK: Stored properties

  private func declareStored(
    _ property: PropertyDeclaration, binding: PatternBindingSyntax, modifiers: Modifiers,
    of type: TypeDeclaration
  ) {
    let stored = StoredProperty(
      name: property.name, type: property.type, isConstant: property.isConstant,
      index: type.inheritedFieldCount + type.storedProperties.count)
    stored.ownership = modifiers.ownership
    type.storedProperties.append(stored)
    property.storage = .stored(stored)
    if modifiers.isLazy {
      makeLazy(property, stored, binding: binding, of: type)
    } else if let initializer = binding.initializer {
      stored.defaultValue = thunk(
        "default value of \(property.name)", initializer.value, property: property, of: type)
    } else if binding.typeAnnotation == nil {
      report("type annotation missing in pattern", at: binding.pattern)
    } else if !property.isConstant, wrapped(property.type) != nil {
      // An optional variable starts as nil.
      stored.defaultValue = constantThunk(.none, type: property.type, at: binding)
    }
  }

  /// A function that takes nothing and gives the initial value. Without a written type the property
  /// gets the value's.
  func thunk(
    _ name: String, _ value: ExprSyntax, property: PropertyDeclaration, of type: TypeDeclaration?
  ) -> FunctionDeclaration {
    let declaration = FunctionDeclaration(name: name, position: position(of: value))
    let scope = self.scope
    let hasType = property.type != .invalid
    var checked: (Body, Expression)?
    let check: () -> (Body, Expression) = { [unowned self, unowned property, unowned declaration] in
      if let checked { return checked }
      let body = Body(kind: .function, function: declaration.function, parent: nil)
      body.returnsVoid = false
      let result = inContext(
        FunctionContext(
          body: body, parent: nil, resultType: nil, isAsync: false, allowsThrowing: false,
          isMainActor: property.isMainActor)
      ) {
        inScope(scope) {
          hasType
            ? self.check(value, as: property.type, purpose: .specified)
            : defaulted(infer(value, hint: nil))
        }
      }
      body.statements = [.returning(result)]
      checked = (body, result)
      return (body, result)
    }
    if !hasType { property.inferType = { [unowned self] in resolved(check().1) } }
    declaration.prepare = { check().0 }
    need(declaration)
    return declaration
  }

  func constantThunk(_ value: Value, type: Type, at node: some SyntaxProtocol)
    -> FunctionDeclaration
  {
    let declaration = FunctionDeclaration(name: "default value", position: position(of: node))
    let body = Body(kind: .function, function: declaration.function, parent: nil)
    body.returnsVoid = false
    body.statements = [.returning(make(.constant(value), type, at: node))]
    declaration.prepare = { body }
    need(declaration)
    return declaration
  }

  // MARK: Statics

  private func declareStatic(
    _ property: PropertyDeclaration, binding: PatternBindingSyntax, of type: TypeDeclaration
  ) {
    let value: FunctionDeclaration
    if let initializer = binding.initializer {
      value = thunk(
        "\(type.path).\(property.name)", initializer.value, property: property, of: type)
    } else if wrapped(property.type) != nil, !property.isConstant {
      value = constantThunk(.none, type: property.type, at: binding)
    } else {
      report(
        "'static \(property.isConstant ? "let" : "var")' declaration requires an initializer "
          + "expression or an explicitly stated getter", at: binding)
      return
    }
    let storage = StaticStorage(name: "\(type.path).\(property.name)", initializer: value.function)
    if property.isConstant { imports.constantStatics.insert(ObjectIdentifier(storage)) }
    property.storage = .static(storage)
  }

  private func declareTaskLocal(
    _ property: PropertyDeclaration, binding: PatternBindingSyntax, of type: TypeDeclaration
  ) {
    guard property.isStatic else {
      report(
        "property 'wrappedValue', must be static because property wrapper 'TaskLocal' can only be applied to static properties",
        at: binding)
      return
    }
    guard
      let projected = makeTaskLocal(
        property, named: "\(type.path).\(property.name)", binding: binding, of: type)
    else { return }
    addMember(.property(projected), named: projected.name, to: type)
  }

  /// `@TaskLocal var name` at the top level.
  func declareGlobalTaskLocal(_ binding: PatternBindingSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      report("property wrapper can only be applied to a single variable", at: binding)
      return
    }
    let property = PropertyDeclaration(
      name: name, type: binding.typeAnnotation.map { type($0.type) } ?? .invalid,
      isConstant: false, storage: .requirement, position: position(of: binding.pattern))
    scope.declare(.property(property), as: name)
    if let projected = makeTaskLocal(property, named: name, binding: binding, of: nil) {
      scope.declare(.property(projected), as: projected.name)
      declaredProperties += [property, projected]
    }
  }

  /// Gives the property its storage; the result is `$name`.
  private func makeTaskLocal(
    _ property: PropertyDeclaration, named name: String, binding: PatternBindingSyntax,
    of type: TypeDeclaration?
  ) -> PropertyDeclaration? {
    let value: FunctionDeclaration
    if let initializer = binding.initializer {
      value = thunk(name, initializer.value, property: property, of: type)
    } else if wrapped(property.type) != nil {
      value = constantThunk(.none, type: property.type, at: binding)
    } else {
      report("'@TaskLocal' property must have default value, or be optional", at: binding)
      return nil
    }
    let local = TaskLocalDeclaration(
      name: name, defaultValue: StaticStorage(name: name, initializer: value.function))
    property.storage = .taskLocal(local)
    let projected = PropertyDeclaration(
      name: "$\(property.name)", type: .invalid, isConstant: true, storage: .taskLocal(local),
      position: property.position)
    projected.owner = type
    projected.isStatic = true
    projected.inferType = { [unowned self, unowned property] in
      .nominal(core.taskLocal, [self.type(of: property)])
    }
    return projected
  }

  // MARK: Computed properties

  private func declareComputed(
    _ block: AccessorBlockSyntax, attributes: Attributes, property: PropertyDeclaration,
    of type: TypeDeclaration
  ) {
    if let operation = attributes.operations.first.flatMap(Operation.init(rawValue:)) {
      if case .accessors(let list) = block.accessors, let getter = list.first {
        property.isAsync = getter.effectSpecifiers?.asyncSpecifier != nil
        property.isThrowing = getter.effectSpecifiers?.throwsClause != nil
      }
      property.storage = .computed(
        Accessors(
          getter: .operation(operation), setter: nil, hasBase: !property.isStatic,
          setterMutates: false))
    } else if let intrinsic = attributes.intrinsics.first {
      property.storage = .computed(
        Accessors(
          getter: .intrinsic(intrinsic), setter: nil, hasBase: !property.isStatic,
          setterMutates: false))
    } else if type.kind == .protocol, case .accessors(let list) = block.accessors,
      list.allSatisfy({ $0.body == nil })
    {
      property.storage = .requirement
      property.isAsync = list.first?.effectSpecifiers?.asyncSpecifier != nil
      property.isThrowing = list.first?.effectSpecifiers?.throwsClause != nil
    } else {
      property.storage = .computed(accessors(block, of: property, in: type))
    }
  }

  /// `willSet` or `didSet`, which make a property with observers of what looks like accessors.
  func observer(in block: AccessorBlockSyntax) -> AccessorDeclSyntax? {
    guard case .accessors(let list) = block.accessors else { return nil }
    return list.first { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// Getter and setter of a computed property or subscript.
  func accessors(
    _ block: AccessorBlockSyntax, of property: PropertyDeclaration, in type: TypeDeclaration?
  ) -> Accessors {
    let isClass = type?.kind == .class
    var getter: FunctionDeclaration?
    var setter: FunctionDeclaration?
    switch block.accessors {
    case .getter(let items):
      getter = accessor("get", items, effects: nil, of: property, in: type, isMutating: false)
    case .accessors(let list):
      for syntax in list {
        guard let items = syntax.body?.statements else { continue }
        let isMutating = syntax.modifier?.name.text == "mutating"
        switch syntax.accessorSpecifier.text {
        case "get":
          getter = accessor(
            "get", items, effects: syntax.effectSpecifiers, of: property, in: type,
            isMutating: isMutating)
        case "set":
          setter = accessor(
            "set", items, effects: nil, of: property, in: type,
            isMutating: !isClass && !property.isStatic
              && syntax.modifier?.name.text != "nonmutating",
            newValue: syntax.parameters?.name.text ?? "newValue")
        default:
          reportUnsupported("the accessor `\(syntax.accessorSpecifier.text)`", at: syntax)
        }
      }
    }
    guard let getter else {
      report("a computed property needs a getter", at: block)
      return Accessors(
        getter: .intrinsic("identity"), setter: nil, hasBase: false, setterMutates: false)
    }
    let isDynamic = isClass && type?.isFinal == false && !property.isStatic && !property.isPrivate
    let selector = property.name == "subscript" ? "subscript" : property.name
    return Accessors(
      getter: isDynamic ? .method(selector: "get \(selector)") : .function(getter),
      setter: setter.map { isDynamic ? .method(selector: "set \(selector)") : .function($0) },
      hasBase: type != nil && !property.isStatic, getterMutates: getter.isMutating,
      setterMutates: setter?.isMutating ?? false)
  }

  private func accessor(
    _ kind: String, _ items: CodeBlockItemListSyntax, effects: AccessorEffectSpecifiersSyntax?,
    of property: PropertyDeclaration, in type: TypeDeclaration?, isMutating: Bool,
    newValue: String? = nil
  ) -> FunctionDeclaration {
    property.isAsync = property.isAsync || effects?.asyncSpecifier != nil
    property.isThrowing = property.isThrowing || effects?.throwsClause != nil
    let declaration = FunctionDeclaration(
      name: "\(kind) \(property.name)", position: property.position,
      isAsync: effects?.asyncSpecifier != nil, isMainActor: property.isMainActor)
    declaration.owner = type
    declaration.isStatic = property.isStatic
    declaration.isMutating = isMutating
    declaration.throwing = effects?.throwsClause != nil ? .always : .never
    declaration.parameters = property.parameters
    declaration.result = newValue == nil ? property.type : .void
    if let newValue {
      declaration.parameters.append(
        FunctionDeclaration.Parameter(label: nil, name: newValue, type: property.type))
    }
    let scope = self.scope
    let enclosing = type == nil ? context : nil
    declaration.prepare = { [unowned self, unowned declaration] in
      inScope(LexicalScope(parent: scope)) {
        checkFunction(declaration, items: items, end: nil, enclosing: enclosing)
      }
    }
    if !isPrelude { need(declaration) }
    if let type, !isPrelude, !property.isStatic {
      type.accessorsByName[declaration.name] = declaration
    }
    return declaration
  }
}
