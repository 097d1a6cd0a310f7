import Foundation

/// The C library's numeric functions, each as `math.NAME` for both types, so that the last digit is
/// rounded as in compiled programs.
extension Intrinsics {
  static let mathematics: [Intrinsic] =
    [
      function("sin", sin, sin), function("cos", cos, cos), function("tan", tan, tan),
      function("asin", asin, asin), function("acos", acos, acos), function("atan", atan, atan),
      function("sinh", sinh, sinh), function("cosh", cosh, cosh), function("tanh", tanh, tanh),
      function("asinh", asinh, asinh), function("acosh", acosh, acosh),
      function("atanh", atanh, atanh),
      function("exp", exp, exp), function("exp2", exp2, exp2), function("expm1", expm1, expm1),
      function("log", log, log), function("log2", log2, log2), function("log10", log10, log10),
      function("log1p", log1p, log1p), function("cbrt", cbrt, cbrt),
      function("erf", erf, erf), function("tgamma", tgamma, tgamma),
      function("pow", pow, pow), function("atan2", atan2, atan2), function("hypot", hypot, hypot),
      function("copysign", copysign, copysign),
    ]

  private static func function(
    _ name: String, _ double: @escaping @Sendable (Double) -> Double,
    _ float: @escaping @Sendable (Float) -> Float
  ) -> Intrinsic {
    Intrinsic("math.\(name)") { arguments throws(Trap) in
      if case .float(let number) = arguments[0] { return .float(float(number)) }
      return .double(double(try arguments.double(0)))
    }
  }

  private static func function(
    _ name: String, _ double: @escaping @Sendable (Double, Double) -> Double,
    _ float: @escaping @Sendable (Float, Float) -> Float
  ) -> Intrinsic {
    Intrinsic("math.\(name)") { arguments throws(Trap) in
      if case .float(let left) = arguments[0], case .float(let right) = arguments[1] {
        return .float(float(left, right))
      }
      return .double(double(try arguments.double(0), try arguments.double(1)))
    }
  }
}
