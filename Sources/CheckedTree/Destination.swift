/// Where a call runs that doesn't run right here.
package indirect enum Destination {
  case mainActor
  /// On no actor.
  case nothing
  /// On the actor that is one of the call's arguments; of what is read, the object.
  case argument(Int)
  case actor(Expression)
  /// Where the closure that is called must run.
  case closure
  /// The same, but right here if the closure runs on its caller's actor.
  case callerOrClosure
}
