/// An object that is read or changed by several.
package indirect enum ObjectNote: Hashable, Sendable {
  /// A reader finds an object changed in place since it was last read at `since`; `readers` are the
  /// lanes that have read it, in order.
  case changed(
    object: String, property: String, old: String, new: String, since: Place?, readers: [LaneID])
  /// The state of a store holds an object, so that its states before and after an action share it.
  case inState(path: String, object: String)
}
