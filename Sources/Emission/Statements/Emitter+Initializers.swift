import CheckedTree
import Machine

/// Code before and after the statements of an initializer.
extension Emitter {
  /// Emits an initializer that only assigns its parameters to the fields, in order, as one creation
  /// of the structure.
  func emitWhole() -> Bool {
    guard case .valueInitializer(let layout?, let types, isFailable: false) = body.kind,
      !layout.isUnique, let variable = body.selfVariable, !body.replacesSelf, !variable.isBoxed,
      body.statements.count == layout.fields.count
    else { return false }
    var values: [Expression] = []
    for (field, statement) in zip(layout.fields, body.statements) {
      guard field.defaultValue == nil || body.givenFields.contains(field.index),
        field.ownership == .strong,
        case .expression(let expression) = statement, expression.role == nil,
        case .assign(.field(.variable(let whole), field.index, _), let value) = expression.kind,
        whole === variable,
        case .load(.variable(let parameter)) = value.kind,
        body.parameters.contains(where: { $0 === parameter })
      else { return false }
      values.append(value)
    }
    makeStructure(layout.descriptor, types, values)
    code.append(.return)
    return true
  }

  /// Emits the code before the statements of an initializer.
  func emitStart() {
    switch body.kind {
    case .function, .closure: break
    case .valueInitializer(let layout, let types, _): makeSelf(layout, types)
    case .classInitializer(let layout, let types, _, let delegates):
      if !delegates { setDefaults(layout, types) }
    }
  }

  /// Emits the code for statements that end without a `return`.
  func emitEnd() {
    switch body.kind {
    case .function, .closure:
      guard body.returnsVoid else {
        code.append(.trap(.lostReturn(function: body.function.name)))
        return
      }
    case .valueInitializer, .classInitializer: break
    }
    // The frame releases its objects at the closing brace.
    at(body.end ?? code.position) {
      pushImplicitResult()
      code.append(.return)
    }
  }

  /// `-- value`, for a `return` without a value.
  func pushImplicitResult() {
    switch body.kind {
    case .function, .closure: code.append(.push(.void))
    case .valueInitializer(_, _, let isFailable), .classInitializer(_, _, let isFailable, _):
      pushSelf(body.selfVariable, isFailable: isFailable)
    }
  }

  private func pushSelf(_ variable: Variable?, isFailable: Bool) {
    if let variable { load(variable) } else { code.append(.push(.uninitialized)) }
    if isFailable { code.append(.wrap) }
  }

  /// Creates `self`. It skips default values if the initializer delegates, because the other
  /// initializer sets them.
  private func makeSelf(_ layout: Layout?, _ types: [Expression]) {
    guard let variable = body.selfVariable else { return }
    guard let layout, !body.replacesSelf else {
      declareUninitialized(variable)
      return
    }
    if layout.isUnique { return makeUniqueSelf(variable, layout, types) }
    let typeCount = pushTypes(types, unlessConstant: layout.descriptor)
    for field in layout.fields where !pushDefault(of: field, types) {
      code.append(.push(.uninitialized))
    }
    makeStructure(layout.descriptor, types, pushed: typeCount, count: layout.fields.count)
    declare(variable)
  }

  func setDefaults(_ layout: Layout, _ types: [Expression]) {
    guard let object = body.selfVariable else { return }
    for field in layout.fields where pushDefault(of: field, types) {
      load(object)
      code.append(.swap)
      code.append(.setObjectField(field.index))
    }
  }

  /// `-- value`; false if there is none.
  private func pushDefault(of field: Layout.Field, _ types: [Expression]) -> Bool {
    if body.givenFields.contains(field.index) { return false }
    if field.startsAsNil {
      code.append(.push(.none))
    } else if let value = field.defaultValue, let path = field.path {
      pushPart(path, of: value, types)
    } else if let value = field.defaultValue {
      call(value, types)
    } else {
      return false
    }
    if field.ownership != .strong { code.append(.makeWeak) }
    return true
  }

  private func call(_ value: Routine, _ types: [Expression]) {
    for type in types { emit(type) }
    code.append(.call(value.function, argumentCount: types.count))
  }

  /// Pushes a field's part of a default value that several fields share. The first of them computes it.
  private func pushPart(_ path: [Int], of value: Routine, _ types: [Expression]) {
    guard let position = body.selfVariable?.position else { return }
    let whole =
      wholeDefaults[ObjectIdentifier(value)]
      ?? Variable(
        name: "pattern", isConstant: true, owner: body, position: position)
    if wholeDefaults.updateValue(whole, forKey: ObjectIdentifier(value)) == nil {
      call(value, types)
      declare(whole)
    }
    let place = path.reduce(AccessPath.variable(whole)) { .tupleElement($0, $1) }
    emit(Expression(kind: .load(place), position: position))
  }
}
