/// An object that several lanes read or change.
package indirect enum ObjectNote: Hashable, Sendable {
  /// An object was changed in place. The event is where the lane changed it; or at a read that finds the
  /// change, and then `since` is the place of the read before. `readers` are the lanes that have used
  /// the object, in order.
  case changed(
    object: String, property: String, old: String, new: String, since: Place?, readers: [LaneID])
  /// At the end of the program, an object that no variable reaches is in a cycle of references, which begins
  /// at the object. The event is where the object was made.
  case cycle(object: String, links: [Link])
  /// A weak variable has an object that only closures keep, which global variables reach through these references.
  case kept(object: String, variable: String, links: [Link])
  /// An initializer assigned a property, and called no observer of the property.
  case skippedObservers(property: String)
  /// The elements of a new array are one object, which the program seems to make for each of them.
  case repeated(object: String, count: Int)
  /// A weak property is nil, because its object was released. The property may be a structure's.
  case lostReference(property: String, isOfStructure: Bool)
  /// A variable, whose first value is a copy made at `made`, was changed. At `read`, the original has the value
  /// `kept`, which it had when the copy was made. It may be state of an actor.
  case changedCopy(
    copy: String, original: String, old: String, new: String, made: Place, kept: String,
    read: Place, isOfActor: Bool)
  /// An object was changed that a value contains, and also its copy. `path` leads to the object in the copy, and
  /// `originalPath` in the original, which is read at `read`.
  case changedShared(
    object: String, path: String, originalPath: String, copy: String, original: String, made: Place,
    read: Place)
  /// The state of a store contains an object, so the states before and after an action share it.
  case inState(path: String, object: String)
  /// An observation of properties begins; observations count from 1. An observation that `repeats` is one of
  /// `Observations`, which observe again after each change.
  case observed(observation: Int, properties: [String], repeats: Bool)
  /// A change of a property ends an observation, whose closure is called.
  case observationEnded(observation: Int, property: String)
  /// A property changes that an observation of the same object hasn't read, or for which it came too
  /// late, because it is over.
  case unobserved(property: String, observation: Int, isOver: Bool)

  /// A strong reference in a cycle.
  package enum Link: Hashable, Sendable {
    case property(String, of: String)
    /// A capture of the closure that is written at `place`; nil for a capture that can't be weak.
    case closure(at: Place?, Capture?)
  }

  /// A variable with an object that a closure captures strongly.
  package struct Capture: Hashable, Sendable {
    package var name: String
    /// The place of a closure inside that captures it weakly, if the closure around it needs it only for that.
    package var weakUser: Place?

    package init(name: String, weakUser: Place?) {
      self.name = name
      self.weakUser = weakUser
    }
  }
}
