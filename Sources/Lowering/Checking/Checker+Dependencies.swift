import Machine
import SwiftSyntax

extension Checker {
  // MARK: Keys

  /// For a type that conforms to a key protocol: its value's type and the getters of its values.
  func checkKey(_ type: TypeDeclaration, at node: some SyntaxProtocol) {
    guard !isPrelude, type.kind != .protocol, visibleModules.contains("Dependencies"),
      type.conforms(to: core.testDependencyKey)
    else { return }
    let names = ["liveValue", "previewValue", "testValue"]
    var properties: [String: PropertyDeclaration] = [:]
    for name in names {
      for case .property(let property) in type.members[name] ?? [] where property.isStatic {
        properties[name] = property
      }
    }
    let position = type.position ?? position(of: node)
    let isLive = type.conforms(to: core.dependencyKey)
    let required = isLive ? "liveValue" : "testValue"
    guard properties[required] != nil else {
      report(
        "type '\(type.name)' does not conform to protocol "
          + "'\(isLive ? "DependencyKey" : "TestDependencyKey")'", position: position,
        advice: "It lacks `static var \(required)`.")
      return
    }
    let valueType =
      type.keyValueType
      ?? names.compactMap { properties[$0] }.map { self.type(of: $0) }.first ?? .invalid
    type.keyValueType = valueType
    for (name, property) in properties
    where self.type(of: property) != valueType && self.type(of: property) != .invalid {
      report(
        "'\(name)' is of type '\(self.type(of: property))', but the key's value is of type "
          + "'\(valueType)'", position: property.position,
        advice: "Give each of them the same type, or declare `typealias Value`.")
    }
    let key = type.key ?? KeyDeclaration(name: type.path, valueTypeName: "\(valueType)")
    type.key = key
    var getters = KeyDeclaration.Getters()
    let getter = { (property: String) in
      properties[property].map { KeyDeclaration.Getter(self.keyGetter($0, of: type).function) }
    }
    if isLive { getters.live = getter("liveValue") }
    getters.preview = getter("previewValue")
    getters.test = getter("testValue")
    key.values = getters
  }

  private func keyGetter(
    _ property: PropertyDeclaration, of type: TypeDeclaration
  ) -> FunctionDeclaration {
    let getter = FunctionDeclaration(
      name: "\(type.path).\(property.name)", position: property.position)
    getter.prepare = { [unowned self] in
      let body = Body(kind: .function, function: getter.function, parent: nil)
      body.returnsVoid = false
      let context = FunctionContext(
        body: body, parent: nil, resultType: nil, isAsync: false, allowsThrowing: false,
        isMainActor: false)
      let path: AccessPath? =
        switch property.storage {
        case .static(let storage): .staticStorage(storage)
        case .computed(let accessors): .computed(accessors, base: nil, arguments: [])
        case .stored, .taskLocal, .dependency, .requirement: nil
        }
      guard let path else { return nil }
      inContext(context) {
        body.statements = [
          .returning(
            Expression(
              kind: .load(path), type: self.type(of: property), position: property.position))
        ]
      }
      return body
    }
    need(getter)
    return getter
  }

  /// `values[Key.self]`, read or assigned.
  func dependencySubscript(
    _ base: Expression, _ key: TypeDeclaration, at node: some SyntaxProtocol
  ) -> Expression {
    guard let declaration = key.key, let valueType = key.keyValueType else {
      report(
        "type '\(key.name)' does not conform to protocol 'TestDependencyKey'", at: node,
        advice: "Declare it `enum \(key.name): DependencyKey` with a `static let liveValue`.")
      return invalid(at: node)
    }
    let accessors = Accessors(
      getter: .operation(.dependencyGet), setter: .operation(.dependencySet), hasBase: true,
      setterMutates: true)
    let argument = make(.constant(.native(declaration)), .any, at: node)
    return make(
      .load(.computed(accessors, base: path(of: base), arguments: [argument])), valueType, at: node)
  }

  // MARK: @Dependency

  /// A property that `@Dependency` wraps: its field holds the wrapper, made when the value is.
  func declareDependency(
    _ property: PropertyDeclaration, _ attribute: AttributeSyntax, binding: PatternBindingSyntax,
    of type: TypeDeclaration
  ) {
    guard visibleModules.contains("Dependencies") else {
      report(
        "unknown attribute 'Dependency'", at: attribute,
        advice: "Add `import Dependencies` at the top.")
      return
    }
    let written = property.type == .invalid ? nil : property.type
    let scope = self.scope
    var checked: (Expression, Type)?
    let check: () -> (Expression, Type) = { [unowned self] in
      if let checked { return checked }
      let result = inScope(scope) { wrapper(attribute) }
      checked = result
      return result
    }
    let thunk = FunctionDeclaration(
      name: "@Dependency \(property.name)", position: position(of: attribute))
    thunk.prepare = { [unowned self] in
      let body = Body(kind: .function, function: thunk.function, parent: nil)
      body.returnsVoid = false
      let context = FunctionContext(
        body: body, parent: nil, resultType: nil, isAsync: false, allowsThrowing: false,
        isMainActor: false)
      inContext(context) { body.statements = [.returning(check().0)] }
      return body
    }
    need(thunk)
    if let written {
      property.type = written
    } else {
      property.inferType = { check().1 }
    }
    if property.isStatic {
      let storage = StaticStorage(
        name: "\(type.path).\(property.name)", initializer: thunk.function)
      property.storage = .dependency(storage)
      return
    }
    guard type.kind != .enumeration else {
      report("enums must not contain stored properties", at: binding)
      return
    }
    let stored = StoredProperty(
      name: property.name, type: property.type, isConstant: true,
      index: type.inheritedFieldCount + type.storedProperties.count)
    stored.isDependency = true
    stored.defaultValue = thunk
    type.storedProperties.append(stored)
    property.storage = .stored(stored)
  }

  /// The wrapper that `@Dependency(…)` makes, and the type of its value.
  func wrapper(_ attribute: AttributeSyntax) -> (Expression, Type) {
    guard case .argumentList(let arguments)? = attribute.arguments, arguments.count == 1,
      let argument = arguments.first
    else {
      report(
        "'@Dependency' takes a key path or a key type", at: attribute,
        advice: "Write `@Dependency(\\.name)` or `@Dependency(Key.self)`.")
      return (invalid(at: attribute), .invalid)
    }
    if let keyPath = argument.expression.as(KeyPathExprSyntax.self) {
      guard let (path, type) = dependencyPath(keyPath) else {
        return (invalid(at: attribute), .invalid)
      }
      let constant = make(.constant(.native(path)), .any, at: keyPath)
      return (make(.operation(.makeWrapper, [.value(constant)]), .any, at: attribute), type)
    }
    let value = infer(argument.expression, hint: nil)
    guard case .metatype(.nominal(let declaration, _)) = resolved(value) else {
      if resolved(value) != .invalid {
        report("'@Dependency' takes a key path or a key type", at: argument)
      }
      return (invalid(at: attribute), .invalid)
    }
    guard let key = declaration.key, let type = declaration.keyValueType else {
      report(
        "type '\(declaration.name)' does not conform to protocol 'TestDependencyKey'", at: argument)
      return (invalid(at: attribute), .invalid)
    }
    let constant = make(.constant(.native(key)), .any, at: argument)
    return (make(.operation(.makeWrapper, [.value(constant)]), .any, at: attribute), type)
  }

  // MARK: Key paths

  func keyPathExpression(_ syntax: KeyPathExprSyntax, hint: Type?) -> Expression {
    // `map(\.name)`: a key path where a function of one parameter is wanted.
    guard case .function(let function)? = hint.map({ solver.resolve($0) }),
      function.parameters.count == 1, syntax.root == nil
    else {
      reportUnsupported("a key path here", at: syntax)
      return invalid(at: syntax)
    }
    let root = solver.resolve(function.parameters[0].type)
    let name = syntax.trimmedDescription
    guard
      let (body, type) = keyPathBody(
        syntax, name: name, root: root, kind: .closure, parent: context.body)
    else {
      return invalid(at: syntax)
    }
    return make(
      .closure(body),
      .function(FunctionType(parameters: [.init(type: root)], result: type, isSendable: true)),
      at: syntax)
  }

  /// A key path from `DependencyValues`, with getter and, where it can be written, setter.
  func dependencyPath(_ syntax: KeyPathExprSyntax) -> (DependencyPath, Type)? {
    let root = Type.nominal(core.dependencyValues, [])
    if let written = syntax.root, type(written) != root {
      report("the key path must begin at 'DependencyValues'", at: written)
      return nil
    }
    let name = syntax.trimmedDescription
    guard
      let (getter, type) = keyPathBody(syntax, name: name, root: root, kind: .function, parent: nil)
    else { return nil }
    finishedBodies.append(getter)
    return (DependencyPath(name: name, getter: getter.function, setter: nil), type)
  }

  private func keyPathBody(
    _ syntax: KeyPathExprSyntax, name: String, root: Type, kind: Body.Kind, parent: Body?
  ) -> (Body, Type)? {
    let position = position(of: syntax)
    let body = Body(
      kind: kind, function: Function(name: name, position: position, isAsync: false), parent: parent
    )
    body.returnsVoid = false
    let inner = FunctionContext(
      body: body, parent: parent == nil ? nil : context, resultType: nil, isAsync: false,
      allowsThrowing: false, isMainActor: false)
    return inContext(inner) { () -> (Body, Type)? in
      inScope(LexicalScope(parent: scope)) {
        let variable = declareParameter("_", root, at: position)
        var value = Expression(kind: .load(.variable(variable)), type: root, position: position)
        for component in syntax.components {
          switch component.component {
          case .property(let property) where property.declName.baseName.text == "self": continue
          case .property(let property):
            let found = member(
              property.declName.baseName.plainName, of: value, at: property.declName.baseName)
            guard case .value(let next) = found else {
              if case .functions = found {
                reportUnsupported("a method in a key path", at: property)
              }
              return nil
            }
            value = next
          default:
            reportUnsupported("this key path component", at: component)
            return nil
          }
        }
        body.statements = [.returning(value)]
        return (body, resolved(value))
      }
    }
  }
}
