import CheckedTree
import Machine

extension Emitter {
  /// `-- keyPath`
  func makeKeyPath(_ parts: KeyPathParts) {
    emit(parts.getter)
    if let setter = parts.setter { emit(setter) } else { code.append(.push(.none)) }
    emit(parts.root)
    emit(parts.value)
    for argument in parts.arguments { emit(argument) }
    let (path, identity) = (parts.path, parts.identity)
    let isReferenceWritable = parts.isReferenceWritable
    let readsToAssign = parts.readsToAssign
    let make = Intrinsic("makeKeyPath") { values throws(Trap) in
      guard case .closure(let getter) = try values.value(0) else {
        throw Trap(.custom("a key path without a getter"))
      }
      var setter: Closure?
      if case .closure(let closure) = try values.value(1) { setter = closure }
      return .native(
        KeyPathValue(
          path: path, getter: getter, setter: setter, isReferenceWritable: isReferenceWritable,
          readsToAssign: readsToAssign, identity: identity, arguments: Values(values.dropFirst(4)),
          root: try values.type(2),
          value: try values.type(3)))
    }
    code.append(.intrinsic(make, argumentCount: 4 + parts.arguments.count))
  }
}
