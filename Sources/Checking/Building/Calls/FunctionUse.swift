/// How an expression uses a function. A nonescaping function can't be kept.
enum FunctionUse {
  case called
  /// Passed to a call that doesn't keep it.
  case lent
  /// Passed to a parameter that keeps it.
  case passed
  case kept

  var isKept: Bool { self == .kept || self == .passed }
}
