/// How a run ended.
package enum Outcome: Hashable, Sendable {
  case finished
  /// The program threw an error nobody caught.
  case threw(message: String, place: Place?)
  /// What would have been a Swift runtime trap: overflow, index out of range, forced nil.
  case trapped(message: String, place: Place?)
  case limitReached(Limit, place: Place?)
  case interrupted(place: Place?)

  /// What a run may use up.
  package enum Limit: String, Hashable, Sendable {
    case instructions, memory, output, tasks, nesting, time
    /// Time of processors, of which a run may use several.
    case computing
    /// Of one value.
    case size
    /// Of values in values.
    case depth
    /// Of what one type is made of, as generic functions make types while they run.
    case types
  }
}
