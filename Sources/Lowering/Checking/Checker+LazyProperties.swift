import Machine
import SwiftSyntax

extension Checker {
  func makeLazy(
    _ property: PropertyDeclaration, _ stored: StoredProperty, binding: PatternBindingSyntax,
    of type: TypeDeclaration
  ) {
    guard let initializer = binding.initializer else {
      report("lazy properties must have an initializer", at: binding)
      return
    }
    stored.isLazy = true
    // The field holds an optional; the initializer runs with `self` in the getter.
    stored.defaultValue = constantThunk(.none, type: optional(property.type), at: binding)
    let scope = self.scope
    let getter = FunctionDeclaration(
      name: "get \(property.name)", position: position(of: binding.pattern))
    getter.owner = type
    getter.isMutating = type.kind != .class
    let written = property.type
    let hasType = binding.typeAnnotation != nil
    var checked: (Body, Type)?
    let check: () -> (Body, Type) = { [unowned self, unowned getter] in
      if let checked { return checked }
      let body = Body(kind: .function, function: getter.function, parent: nil)
      body.returnsVoid = false
      let context = FunctionContext(
        body: body, parent: nil, resultType: nil, isAsync: false, allowsThrowing: false,
        isMainActor: false)
      let result = inContext(context) {
        inScope(LexicalScope(parent: scope)) { () -> Type in
          let selfVariable = declareSelf(of: type, isMutating: getter.isMutating)
          let value =
            hasType
            ? self.check(initializer.value, as: written, purpose: .specified)
            : defaulted(infer(initializer.value, hint: nil))
          let valueType = solver.resolve(value.type)
          let position = value.position
          let base = Expression(
            kind: .load(.variable(selfVariable)), type: ownType(type), position: position)
          let path: AccessPath =
            type.kind == .class
            ? .objectField(base, index: stored.index, name: stored.name)
            : .field(.variable(selfVariable), index: stored.index, name: stored.name)
          let field = Expression(kind: .load(path), type: optional(valueType), position: position)
          let present = Variable(
            name: stored.name, type: valueType, isConstant: true, owner: body, position: position)
          let load = Expression(
            kind: .load(.variable(present)), type: valueType, position: position)
          let fresh = Variable(
            name: stored.name, type: valueType, isConstant: true, owner: body, position: position)
          let loadFresh = Expression(
            kind: .load(.variable(fresh)), type: valueType, position: position)
          let wrap = Expression(
            kind: .wrap(loadFresh), type: optional(valueType), position: position)
          body.statements = [
            .conditional(
              [.matches(.some(.bind(present)), field)],
              then: Block(statements: [.returning(load)]), else: nil),
            .declare(fresh, value),
            .expression(
              Expression(kind: .assign(path, wrap), type: .void, position: position)),
            .returning(loadFresh),
          ]
          return valueType
        }
      }
      checked = (body, result)
      return (body, result)
    }
    if !hasType { property.inferType = { check().1 } }
    getter.prepare = { check().0 }
    need(getter)
    let setter = lazySetter(property, stored, of: type, at: binding)
    property.storage = .computed(
      Accessors(
        getter: .function(getter), setter: .function(setter), hasBase: true,
        getterMutates: type.kind != .class, setterMutates: type.kind != .class))
  }

  private func lazySetter(
    _ property: PropertyDeclaration, _ stored: StoredProperty, of type: TypeDeclaration,
    at node: some SyntaxProtocol
  ) -> FunctionDeclaration {
    let setter = FunctionDeclaration(name: "set \(property.name)", position: position(of: node))
    setter.owner = type
    setter.isMutating = type.kind != .class
    setter.prepare = { [unowned self, unowned setter, unowned property] in
      let body = Body(kind: .function, function: setter.function, parent: nil)
      let context = FunctionContext(
        body: body, parent: nil, resultType: .void, isAsync: false, allowsThrowing: false,
        isMainActor: false)
      inContext(context) {
        inScope(LexicalScope(parent: scope)) {
          let selfVariable = declareSelf(of: type, isMutating: setter.isMutating)
          let value = declareParameter("newValue", self.type(of: property), at: setter.position)
          let load = Expression(
            kind: .load(.variable(value)), type: value.type, position: setter.position)
          let wrap = Expression(
            kind: .wrap(load), type: optional(value.type), position: setter.position)
          let base = Expression(
            kind: .load(.variable(selfVariable)), type: ownType(type), position: setter.position)
          let path: AccessPath =
            type.kind == .class
            ? .objectField(base, index: stored.index, name: stored.name)
            : .field(.variable(selfVariable), index: stored.index, name: stored.name)
          body.statements = [
            .expression(
              Expression(kind: .assign(path, wrap), type: .void, position: setter.position))
          ]
        }
      }
      return body
    }
    need(setter)
    return setter
  }
}
