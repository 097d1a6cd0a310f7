/// Why a fiber stopped running.
package enum Step: Sendable {
  /// The outermost function returned; the fiber is finished.
  case returned(Value)
  /// An error left the outermost function; the fiber is finished. The position is the throw's.
  case threw(Value, Position?)
  /// Compiled Swift would have ended the process; the fiber is finished.
  case trapped(Trap)
  /// The slice is used up; `run` goes on where it stopped.
  case outOfFuel
  /// The fiber waits for `resume(returning:)` or `resume(throwing:)`, then for `run`.
  case wants(Request)
}
