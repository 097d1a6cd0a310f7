extension Intrinsics {
  /// Functions that the checker calls for enum cases with raw values and for `.some(…)`.
  static let enumerations: [Intrinsic] = [
    Intrinsic("optional.some") { arguments throws(Trap) in
      arguments.first.map { .some($0) } ?? .none
    },
    Intrinsic("enumeration.rawValue") { arguments throws(Trap) in
      guard case .enumeration(let value)? = arguments.first,
        let raw = value.descriptor.cases[value.index].rawValue
      else { throw Trap(.custom("a case without a raw value")) }
      return raw
    },
    // The case of this name; nil for types that aren't enumerations.
    Intrinsic("enumeration.named") { arguments throws(Trap) in
      guard case .type(.nominal(let instance))? = arguments.first,
        case .string(let name)? = arguments.last,
        let index = instance.descriptor.cases.firstIndex(where: { $0.name == name })
      else { return .none }
      return .some(.enumeration(Enumeration(instance, index: index)))
    },
    // The type, then the raw value; returns an optional.
    Intrinsic("enumeration.fromRawValue") { arguments throws(Trap) in
      guard case .type(.nominal(let instance))? = arguments.first, let raw = arguments.last,
        let index = instance.descriptor.cases.firstIndex(where: { $0.rawValue == raw })
      else { return .none }
      return .some(.enumeration(Enumeration(instance, index: index)))
    },
  ]
}
