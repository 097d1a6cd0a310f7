import Semantics

// Functions that aren't called, but used as values.

extension ConstraintSystem {
  /// The type of a function's name as a value: `@Sendable` if the function captures nothing, or only
  /// a value that is `Sendable` (SE-0418). A local function may capture anything.
  func valueType(_ type: Type, of reference: Reference) -> Type {
    switch reference.target {
    case .function(let function):
      if function.isLocal { return type }
      return function.owner == nil ? type.sendable : memberValueType(type, of: reference)
    case .enumerationCase: return type.sendable
    default: return type
    }
  }

  private func memberValueType(_ type: Type, of reference: Reference) -> Type {
    let base = reference.baseType.map { simplify($0) }
    let isSendable = base.map { model.isSendable($0, in: context.signature) } ?? false
    switch reference.base {
    // The type of a generic parameter's values may conform to protocols on an actor only (SE-0470).
    case .none, .metatype, .implicitMetatype, .contextual:
      return isSendable || !(base.map(model.isAbstract) ?? false) ? type.sendable : type
    case .instance, .implicitSelf, .superclass: return isSendable ? type.sendable : type
    case .unapplied:
      return type.mapFunction { function in
        function.isSendable = true
        if isSendable { function.result = function.result.sendable }
      }
    }
  }
}

extension Type {
  fileprivate var sendable: Type { mapFunction { $0.isSendable = true } }
}
