import Machine

extension Intrinsic {
  /// The built-in function with this name. If the prelude names a missing one, the result traps.
  static func named(_ name: String) -> Intrinsic {
    Intrinsics.named(name)
      ?? Intrinsic(name) { _ throws(Trap) in
        throw Trap(.custom("there is no built-in function `\(name)`"))
      }
  }

  static let negation = Intrinsic("not") { arguments throws(Trap) in
    guard case .bool(let bool)? = arguments.first else {
      throw Trap(.custom("`!` is applied to something that isn't a Boolean"))
    }
    return .bool(!bool)
  }

  /// Ends the run with the description of the error in a `try!`.
  static let forcedTry = Intrinsic("try!") { arguments throws(Trap) in
    guard case .string(let error)? = arguments.first else {
      throw Trap(.forcedTry(error: "an error"))
    }
    throw Trap(.forcedTry(error: error))
  }

  /// Traps if `lower` is above `upper`, like creating the range.
  static let rangeCheck = Intrinsic("range") { arguments throws(Trap) in
    if case .int(let lower)? = arguments.first, case .int(let upper)? = arguments.last,
      lower > upper
    {
      throw Trap(.invalidRange(lower: String(lower), upper: String(upper)))
    }
    return .void
  }
}

extension MutatingIntrinsic {
  static func named(_ name: String) -> MutatingIntrinsic {
    Intrinsics.mutating(named: name)
      ?? MutatingIntrinsic(name) { _, _ throws(Trap) in
        throw Trap(.custom("there is no built-in mutating function `\(name)`"))
      }
  }
}
