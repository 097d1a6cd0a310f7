/// Why a fiber stopped running.
package enum Step: Sendable {
  /// The outermost function returned; the fiber is finished.
  case returned(Value)
  /// An error left the outermost function; the fiber is finished. The position is that of the
  /// `throw`.
  case threw(Value, Position?)
  /// Compiled Swift would end the process; the fiber is finished.
  case trapped(Trap)
  /// The fuel is used up; `run` continues from here.
  case outOfFuel
  /// The fiber waits for `resume(returning:)` or `resume(throwing:)`, then for `run`.
  case wants(Request)
}
