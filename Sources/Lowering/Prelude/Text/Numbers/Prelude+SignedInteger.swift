extension Prelude {
  /// For signed integer types, in addition.
  static let signedInteger = #"""
    extension Type__ {
      @intrinsic("prefix__.negate") static prefix func - (operand: Type__) -> Type__
    }
    """#
}
