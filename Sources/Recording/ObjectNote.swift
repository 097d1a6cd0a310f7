/// An object that is read or changed by several.
package indirect enum ObjectNote: Hashable, Sendable {
  /// An object was changed that several lanes have.
  case changed(name: String, sharedBy: [LaneID])
}
