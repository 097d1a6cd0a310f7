import Semantics

extension ConstraintSystem {
  /// The types whose member `.name` can be: the contextual type, and the type that its optional wraps.
  func implicitCandidates(_ name: String, _ bounds: Bounds) -> [Type] {
    var types: [Type] = []
    for bound in bounds.uppers + bounds.lowers {
      if let inner = wrapped(bound) {
        let own = model.members(name, of: bound, in: context)
        let innerType = simplify(inner)
        if name == "none" || name == "some" || !own.isEmpty && !isInstanceOnly(own) {
          types.append(bound)
        }
        // `tolerance: .seconds(1)` waits until the type in `C.Duration?` is known.
        if own.isEmpty, isOpen(innerType) { continue }
        if innerType.asVariable == nil { types.append(innerType) }
        // It can also be a member of what several optionals wrap.
        var innermost = innerType
        while let next = wrapped(innermost) { innermost = simplify(next) }
        if innermost.asVariable == nil, innermost != innerType { types.append(innermost) }
        // The member itself may have an optional type.
        types.append(bound)
      } else {
        // `.plain` of `extension Style where Self == Plain` is also a member of `any Style`.
        if let existential = bound.existential {
          types += protocolStatics(name, existential.protocols.flatMap(\.closure)).map(\.baseType)
        }
        types.append(bound)
      }
    }
    if types.isEmpty {
      // The context requires only a conformance, so static members of the protocol are candidates.
      let wanted =
        bounds.protocols + bounds.upperVariables.flatMap { gatherBounds(of: $0).protocols }
      for wanted in wanted {
        for found in protocolStatics(name, [wanted]) where !types.contains(found.baseType) {
          types.append(found.baseType)
        }
      }
    }
    var unique: [Type] = []
    for type in types where !unique.contains(type) { unique.append(type) }
    return unique
  }

  private func isInstanceOnly(_ found: [FoundMember]) -> Bool {
    found.allSatisfy { member in
      switch member.member {
      case .function(let function): !function.isStatic && function.kind != .initializer
      case .storage(let storage): !storage.isStatic
      default: false
      }
    }
  }
}
