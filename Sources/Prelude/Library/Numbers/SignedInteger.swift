// For signed integer types, in addition.

extension Type__ {
  @intrinsic("prefix__.negate") static prefix func - (operand: Type__) -> Type__
}
