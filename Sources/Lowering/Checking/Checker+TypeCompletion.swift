import Machine
import SwiftSyntax

extension Checker {
  /// After all members are known: initializers Swift writes, witnesses, keys.
  func finish(_ type: TypeDeclaration, at node: some SyntaxProtocol) {
    if type.kind == .protocol { return }
    for member in type.members.values.joined() {
      if case .property(let property) = member { declaredProperties.append(property) }
    }
    if type.kind == .structure, type.initializers.allSatisfy(\.isInExtension), !isPrelude {
      declareMemberwiseInitializer(of: type)
    }
    if type.kind == .class, type.initializers.isEmpty, !isPrelude {
      declareDefaultInitializer(of: type, at: node)
    } else if let superclass = type.superclass {
      inheritInitializers(of: superclass, by: type)
    }
    if type.rawType != nil { declareRawValue(of: type, at: node) }
    if type.conformances.contains(where: { $0.name == "CaseIterable" }), type.kind == .enumeration {
      declareAllCases(of: type, at: node)
    }
    if let descriptor = type.descriptor, !isPrelude {
      descriptor.fieldNames = type.allStoredProperties.map(\.name)
      registerDynamicMembers(of: type, descriptor)
    }
    checkRequirements(of: type, at: node)
    if !isPrelude { checkFinite(type) }
  }

  /// A structure can't hold a value of its own type: it would never end.
  private func checkFinite(_ type: TypeDeclaration) {
    func holds(_ other: Type, _ seen: Set<TypeDeclaration>) -> Bool {
      switch other {
      case .tuple(let elements): return elements.contains { holds($0.type, seen) }
      case .nominal(core.optional, let arguments): return holds(arguments[0], seen)
      case .nominal(let declaration, _) where declaration.kind == .structure:
        if declaration === type { return true }
        guard !seen.contains(declaration) else { return false }
        return declaration.storedProperties.contains {
          holds($0.type, seen.union([declaration]))
        }
      case .nominal, .existential, .anyObject, .parameter, .variable, .function, .metatype, .never,
        .invalid:
        return false
      }
    }
    for field in type.storedProperties where type.kind == .structure && holds(field.type, []) {
      report(
        "value type '\(type.name)' cannot have a stored property that recursively contains it",
        position: type.position ?? Position(line: 1, column: 1),
        advice: "Make `\(field.name)` an array, or the type a class.")
      return
    }
  }

  /// What an extension adds: members found by the value, conformances to be met.
  func finishExtension(of type: TypeDeclaration, at node: some SyntaxProtocol) {
    for member in type.members.values.joined() {
      if case .property(let property) = member { declaredProperties.append(property) }
    }
    if type.kind == .protocol { return }
    if let descriptor = type.descriptor, !type.isPrelude {
      registerDynamicMembers(of: type, descriptor)
      checkRequirements(of: type, at: node)
    }
  }

  private func declareMemberwiseInitializer(of type: TypeDeclaration) {
    let declaration = FunctionDeclaration(
      name: "init", position: type.position ?? Position(line: 1, column: 1))
    declaration.owner = type
    declaration.isInitializer = true
    declaration.isStatic = true
    declaration.isMemberwise = true
    declaration.result = ownType(type)
    declaration.isPrivate = type.storedProperties.contains { property in
      property.defaultValue == nil
        && type.members[property.name]?.contains {
          if case .property(let declared) = $0 { declared.isPrivate } else { false }
        } == true
    }
    type.initializers.append(declaration)
  }

  /// The parameters of a memberwise initializer: all stored properties but wrapped ones and
  /// constants with a value.
  func memberwiseParameters(of type: TypeDeclaration) -> [(
    StoredProperty, FunctionDeclaration.Parameter
  )] {
    type.storedProperties.compactMap { property in
      if property.isDependency || property.isLazy
        || (property.isConstant && property.defaultValue != nil)
      {
        return nil
      }
      var parameter = FunctionDeclaration.Parameter(
        label: property.name, name: property.name, type: property.type)
      if let member = type.members[property.name]?.first, case .property(let declared) = member {
        parameter.type = self.type(of: declared)
      }
      parameter.type = parameter.type.escaping
      parameter.hasStoredDefault = property.defaultValue != nil
      return (property, parameter)
    }
  }

  private func declareDefaultInitializer(of type: TypeDeclaration, at node: some SyntaxProtocol) {
    if let superclass = type.superclass,
      type.storedProperties.allSatisfy({ $0.defaultValue != nil })
    {
      // A class without new requirements inherits its superclass's initializers.
      for inherited in superclass.initializers { declareInherited(inherited, of: type) }
      return
    }
    for property in type.storedProperties where property.defaultValue == nil {
      report(
        "class '\(type.name)' has no initializers", position: type.position ?? position(of: node),
        advice: "'\(property.name)' has no initial value: give it one, or write an `init`.")
      return
    }
    let declaration = FunctionDeclaration(
      name: "init", position: type.position ?? position(of: node))
    declaration.owner = type
    declaration.isInitializer = true
    declaration.isStatic = true
    declaration.result = ownType(type)
    let body = Body(
      kind: .classInitializer(type, isFailable: false, delegates: false),
      function: declaration.function, parent: nil)
    body.parameters = [
      Variable(
        name: "self", type: ownType(type), isConstant: true, owner: body,
        position: declaration.position)
    ]
    declaration.prepare = { body }
    need(declaration)
    type.initializers.append(declaration)
  }

  /// A class that declares no designated initializer inherits its superclass's, if it can do
  /// without; one that has them all, its own or inherited, inherits the convenience ones too.
  private func inheritInitializers(of superclass: TypeDeclaration, by type: TypeDeclaration) {
    if type.initializers.allSatisfy(\.isConvenience),
      type.storedProperties.allSatisfy({ $0.defaultValue != nil })
    {
      for inherited in superclass.initializers where !inherited.isConvenience {
        declareInherited(inherited, of: type)
      }
    }
    let selectors = Set(type.initializers.map(\.selector))
    guard
      superclass.initializers.allSatisfy({ $0.isConvenience || selectors.contains($0.selector) })
    else { return }
    for inherited in superclass.initializers
    where inherited.isConvenience && !selectors.contains(inherited.selector) {
      declareInherited(inherited, of: type)
    }
  }

  private func declareInherited(_ inherited: FunctionDeclaration, of type: TypeDeclaration) {
    let declaration = FunctionDeclaration(
      name: "init", position: inherited.position, isAsync: inherited.isAsync)
    declaration.owner = type
    declaration.isInitializer = true
    declaration.isStatic = true
    declaration.isFailable = inherited.isFailable
    declaration.throwing = inherited.throwing
    declaration.parameters = inherited.parameters
    declaration.result = ownType(type)
    need(inherited)
    let body = Body(
      kind: .classInitializer(type, isFailable: false, delegates: false),
      function: declaration.function, parent: nil)
    let context = FunctionContext(
      body: body, parent: nil, resultType: .void, isAsync: declaration.isAsync,
      allowsThrowing: true, isMainActor: false)
    inContext(context) {
      inScope(LexicalScope(parent: scope)) {
        let object = declareSelf(of: type, isMutating: false)
        declareParameters(of: declaration)
        let arguments = body.parameters.dropFirst().map { variable in
          Argument.value(
            Expression(
              kind: .load(.variable(variable)), type: variable.type, position: inherited.position))
        }
        let load = Expression(
          kind: .load(.variable(object)), type: object.type, position: inherited.position)
        body.statements = [
          .expression(
            Expression(
              kind: .call(inherited, [.value(load)] + arguments), type: .void,
              position: inherited.position))
        ]
      }
    }
    declaration.prepare = { body }
    need(declaration)
    type.initializers.append(declaration)
  }

  private func declareRawValue(of type: TypeDeclaration, at node: some SyntaxProtocol) {
    guard let raw = type.rawType else { return }
    let property = PropertyDeclaration(
      name: "rawValue", type: raw, isConstant: true,
      storage: .computed(
        Accessors(
          getter: .intrinsic("enumeration.rawValue"), setter: nil, hasBase: true,
          setterMutates: false)), position: position(of: node))
    property.owner = type
    addMember(.property(property), named: "rawValue", to: type)
  }

  private func declareAllCases(of type: TypeDeclaration, at node: some SyntaxProtocol) {
    guard let descriptor = type.descriptor, type.members["allCases"] == nil else { return }
    let position = position(of: node)
    let values = descriptor.cases.indices.map {
      Value.enumeration(Enumeration(descriptor: descriptor, index: $0))
    }
    let declaration = constantThunk(.array(values), type: array(ownType(type)), at: node)
    let property = PropertyDeclaration(
      name: "allCases", type: array(ownType(type)), isConstant: true,
      storage: .static(
        StaticStorage(name: "\(type.path).allCases", initializer: declaration.function)),
      position: position)
    property.isStatic = true
    addMember(.property(property), named: "allCases", to: type)
  }

  /// What calls find by looking at the value: overridable methods, witnesses, descriptions.
  private func registerDynamicMembers(of type: TypeDeclaration, _ descriptor: TypeDescriptor) {
    let describes = type.conforms(toNamed: "CustomStringConvertible")
    let debugDescribes = type.conforms(toNamed: "CustomDebugStringConvertible")
    for member in type.members.values.joined() {
      switch member {
      case .function(let function) where !function.isStatic:
        descriptor.add(method: function.function, selector: function.selector)
      case .property(let property) where !property.isStatic:
        guard case .stored(let stored) = property.storage,
          type.conforms(toRequirement: property.name)
        else { continue }
        let getter = storedGetter(property, stored, of: type)
        descriptor.add(method: getter.function, selector: "get \(property.name)")
      case .function, .property, .enumerationCase, .type, .alias: continue
      }
    }
    registerDefaults(of: type, descriptor)
    if type.kind == .class {
      for initializer in type.initializers {
        descriptor.add(method: initializer.function, selector: initializer.initializerSelector)
      }
    }
    for (name, accessor) in type.accessorsByName {
      // `print` asks for these by name, so only where the conformance is declared.
      if name == "get description", !describes { continue }
      if name == "get debugDescription", !debugDescribes { continue }
      descriptor.add(method: accessor.function, selector: name)
    }
  }

  /// What a protocol's extension gives for a requirement that the type doesn't meet itself.
  private func registerDefaults(of type: TypeDeclaration, _ descriptor: TypeDescriptor) {
    for conformance in type.conformances.flatMap(\.withInherited) where !conformance.isPrelude {
      for (name, members) in conformance.members.all {
        for case .function(let function) in members where !function.isStatic {
          guard case .code = function.implementation, type.method(function.selector, name) == nil
          else { continue }
          need(function)
          descriptor.add(method: function.function, selector: function.selector)
        }
      }
      for (name, accessor) in conformance.accessorsByName
      where type.members[String(name.dropFirst(4))] == nil {
        need(accessor)
        descriptor.add(method: accessor.function, selector: name)
      }
    }
  }

  private func storedGetter(
    _ property: PropertyDeclaration, _ stored: StoredProperty, of type: TypeDeclaration
  ) -> FunctionDeclaration {
    let getter = FunctionDeclaration(name: "get \(property.name)", position: property.position)
    getter.owner = type
    getter.prepare = { [unowned self] in
      let body = Body(kind: .function, function: getter.function, parent: nil)
      body.returnsVoid = false
      let variable = Variable(
        name: "self", type: ownType(type), isConstant: true, owner: body,
        position: property.position)
      body.parameters = [variable]
      let base = Expression(
        kind: .load(.variable(variable)), type: variable.type, position: property.position)
      let path: AccessPath =
        type.kind == .class
        ? .objectField(base, index: stored.index, name: stored.name)
        : .field(.variable(variable), index: stored.index, name: stored.name)
      body.statements = [
        .returning(
          Expression(
            kind: .load(path), type: self.type(of: property), position: property.position))
      ]
      return body
    }
    need(getter)
    return getter
  }

  /// A type that says it conforms must have what the protocol asks for.
  private func checkRequirements(of type: TypeDeclaration, at node: some SyntaxProtocol) {
    for conformance in type.conformances.flatMap(\.withInherited) where !conformance.isPrelude {
      for (name, members) in conformance.members.all {
        for member in members {
          let isRequirement: Bool
          let selector: String
          switch member {
          case .function(let function):
            if case .requirement = function.implementation {
              isRequirement = true
            } else {
              isRequirement = false
            }
            selector = function.selector
          case .property(let property):
            if case .requirement = property.storage {
              isRequirement = true
            } else {
              isRequirement = false
            }
            selector = name
          case .enumerationCase, .type, .alias: continue
          }
          guard isRequirement, !type.hasMember(selector, name: name) else { continue }
          report(
            "type '\(type.name)' does not conform to protocol '\(conformance.name)'",
            position: type.position ?? position(of: node),
            advice: "It lacks `\(selector)`.")
        }
      }
    }
    for declaration in [core.equatable, core.hashable, core.comparable]
    where type.conformances.contains(declaration) && !isPrelude && !isSynthesized(declaration, type)
    {
      report(
        "type '\(type.name)' does not conform to protocol '\(declaration.name)'",
        position: type.position ?? position(of: node),
        advice: "Swift can't write it: not everything in it is `\(declaration.name)`.")
    }
    if type.conforms(toNamed: "CustomStringConvertible"), !isPrelude,
      type.members["description"] == nil, type.superclass == nil, type.rawType == nil
    {
      report(
        "type '\(type.name)' does not conform to protocol 'CustomStringConvertible'",
        position: type.position ?? position(of: node), advice: "It lacks `var description: String`."
      )
    }
  }
}

extension Checker {
  /// Whether Swift writes the conformance by itself, from the parts of the type.
  private func isSynthesized(_ wanted: TypeDeclaration, _ type: TypeDeclaration) -> Bool {
    switch type.kind {
    case .structure:
      return wanted !== core.comparable
        && type.storedProperties.allSatisfy { conforms($0.type, to: wanted) }
    case .enumeration:
      return type.cases.flatMap(\.parameters).allSatisfy { conforms($0.type, to: wanted) }
    case .class: return type.members["=="] != nil || type.members["<"] != nil
    case .protocol: return true
    }
  }
}

extension TypeDeclaration {
  func conforms(toNamed name: String) -> Bool {
    conformances.flatMap(\.withInherited).contains { $0.name == name }
      || (superclass?.conforms(toNamed: name) ?? false)
  }

  /// A protocol with all it refines.
  var withInherited: [TypeDeclaration] { [self] + conformances.flatMap(\.withInherited) }

  /// Whether a protocol it conforms to asks for a property of this name.
  func conforms(toRequirement name: String) -> Bool {
    if name == "description" { return conforms(toNamed: "CustomStringConvertible") }
    return conformances.flatMap(\.withInherited).contains { declaration in
      !declaration.isPrelude && declaration.members[name] != nil
    }
  }

  /// The type's own or inherited method.
  fileprivate func method(_ selector: String, _ name: String) -> FunctionDeclaration? {
    for case .function(let function) in members[name] ?? [] where function.selector == selector {
      return function
    }
    return superclass?.method(selector, name)
  }

  func hasMember(_ selector: String, name: String) -> Bool {
    let own = (members[name] ?? []).contains { member in
      switch member {
      case .function(let function): function.selector == selector
      case .property: true
      case .enumerationCase, .type, .alias: true
      }
    }
    if own || (superclass?.hasMember(selector, name: name) ?? false) { return true }
    // A protocol's extension may provide it.
    return conformances.flatMap(\.withInherited).contains { declaration in
      (declaration.members[name] ?? []).contains { member in
        switch member {
        case .function(let function):
          if case .code = function.implementation { function.selector == selector } else { false }
        case .property(let property):
          if case .computed = property.storage { true } else { false }
        case .enumerationCase, .type, .alias: false
        }
      }
    }
  }
}
