/// What tasks, groups, actors and streams do with each other.
package indirect enum ConcurrencyNote: Hashable, Sendable {
  /// The task of an `async let` was cancelled at the end of its scope because nobody awaited it.
  case abandoned(LaneID)
}
