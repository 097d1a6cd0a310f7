/// An object that several lanes read or change.
package indirect enum ObjectNote: Hashable, Sendable {
  /// A reader finds that an object was changed in place since its last read at `since`; `readers`
  /// are the lanes that have read it, in order.
  case changed(
    object: String, property: String, old: String, new: String, since: Place?, readers: [LaneID])
  /// The state of a store contains an object, so the states before and after an action share it.
  case inState(path: String, object: String)
}
