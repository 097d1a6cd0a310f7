/// What becomes of a function where it stands; one that mustn't escape can't be kept.
enum FunctionUse {
  case called
  /// Given to a call that keeps it no longer.
  case lent
  case kept
}
