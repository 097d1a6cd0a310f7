import Machine

extension Emitter {
  /// What runs before the statements of an initializer.
  func emitStart() {
    switch body.kind {
    case .function, .closure: break
    case .structureInitializer(let type, _): makeSelf(of: type)
    case .classInitializer(let type, _, let delegates):
      if !delegates { setDefaults(of: type) }
    }
  }

  /// What runs when the statements end without a `return`.
  func emitEnd() {
    switch body.kind {
    case .function, .closure:
      guard body.returnsVoid else {
        code.append(.trap(.lostReturn(function: body.function.name)))
        return
      }
    case .structureInitializer, .classInitializer: break
    }
    pushImplicitResult()
    code.append(.return)
  }

  /// `-- value`, of a `return` without one.
  func pushImplicitResult() {
    switch body.kind {
    case .function, .closure: code.append(.push(.void))
    case .structureInitializer(_, let isFailable):
      pushSelf(body.selfVariable, isFailable: isFailable)
    case .classInitializer(_, let isFailable, _):
      pushSelf(body.parameters.first, isFailable: isFailable)
    }
  }

  private func pushSelf(_ variable: Variable?, isFailable: Bool) {
    if let variable { load(variable) } else { code.append(.push(.uninitialized)) }
    if isFailable { code.append(.wrap) }
  }

  /// Without its defaults if the initializer delegates: then they are set by the other one.
  private func makeSelf(of type: TypeDeclaration) {
    guard let variable = body.selfVariable else { return }
    guard type.kind == .structure, let descriptor = type.descriptor, !replacesSelf else {
      declareUninitialized(variable)
      return
    }
    for property in type.storedProperties where !pushDefault(of: property) {
      code.append(.push(.uninitialized))
    }
    code.append(.makeStructure(descriptor.plain, count: type.storedProperties.count))
    declare(variable)
  }

  private func setDefaults(of type: TypeDeclaration) {
    guard let object = body.parameters.first else { return }
    for property in type.storedProperties {
      guard pushDefault(of: property) else { continue }
      load(object)
      code.append(.swap)
      code.append(.setObjectField(property.index))
    }
  }

  /// `-- value`; false if there is none.
  private func pushDefault(of property: StoredProperty) -> Bool {
    if let value = property.defaultValue, !property.isLazy {
      code.append(.call(value.function, argumentCount: 0))
    } else if property.isLazy || property.ownership == .weak {
      code.append(.push(.none))
    } else {
      return false
    }
    if property.ownership != .strong { code.append(.makeWeak) }
    return true
  }
}
