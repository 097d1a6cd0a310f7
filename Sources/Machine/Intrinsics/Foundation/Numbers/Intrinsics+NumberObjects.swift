import Foundation

// Foundation's numbers as objects.
extension Intrinsics {
  static let numberObjects: [Intrinsic] = [
    Intrinsic("nsnumber.make") { arguments throws(Trap) in Value(try arguments.numberObject(0)) },
    Intrinsic("nsnumber.makeDecimal") { arguments throws(Trap) in
      Value(NSDecimalNumber(decimal: try arguments.decimal(0)))
    },
    // A number that isn't a decimal number.
    Intrinsic("nsnumber.makeDecimalOf") { arguments throws(Trap) in
      Value(NSDecimalNumber(decimal: try arguments.numberObject(0).decimalValue))
    },
    // A text, or nil.
    Intrinsic("nsnumber.parseDecimal", isLinear: true) { arguments throws(Trap) in
      guard case .some(.string(let text)) = try arguments.value(0) else {
        return Value(NSDecimalNumber.notANumber)
      }
      return Value(NSDecimalNumber(string: text))
    },
    Intrinsic("nsnumber.int") { arguments throws(Trap) in
      .int(try arguments.numberObject(0).intValue)
    },
    Intrinsic("nsnumber.uint") { arguments throws(Trap) in
      try arguments.numberObject(0).uintValue.value
    },
    Intrinsic("nsnumber.double") { arguments throws(Trap) in
      .double(try arguments.numberObject(0).doubleValue)
    },
    Intrinsic("nsnumber.bool") { arguments throws(Trap) in
      .bool(try arguments.numberObject(0).boolValue)
    },
    Intrinsic("nsnumber.decimal") { arguments throws(Trap) in
      Value(try arguments.numberObject(0).decimalValue)
    },
    Intrinsic("nsnumber.order") { arguments throws(Trap) in
      .int(try arguments.numberObject(0).compare(try arguments.numberObject(1)).rawValue)
    },
    Intrinsic("nsnull.make") { _ throws(Trap) in .native(NullBox()) },
  ]
}
