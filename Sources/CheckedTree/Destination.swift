/// The actor on which a call runs, if it isn't the current one.
package indirect enum Destination {
  case mainActor
  /// No actor.
  case nothing
  /// The actor that is one of the call's arguments; for a read, the object.
  case argument(Int)
  case actor(Expression)
  /// The actor of the called closure.
  case closure
  /// The actor of the called closure, or the current one if the closure runs on its caller's actor.
  case callerOrClosure
}
