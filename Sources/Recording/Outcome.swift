/// How a run ended.
package enum Outcome: Hashable, Sendable {
  case finished
  /// The program called `exit`.
  case exited(status: Int32, place: Place?)
  /// The program threw an error that it didn't catch.
  case threw(message: String, place: Place?)
  /// A Swift runtime trap: overflow, index out of range, forced nil.
  case trapped(message: String, place: Place?)
  case limitReached(Limit, place: Place?)
  case interrupted(place: Place?)

  /// The limited resources of a run.
  package enum Limit: String, Hashable, Sendable {
    case instructions, memory, output, tasks, nesting, time
    /// Processor time. A run may use several processors.
    case computing
    /// The size of one value.
    case size
    /// The nesting depth of values.
    case depth
    /// The size of one type, because generic functions can make types while they run.
    case types
  }
}
