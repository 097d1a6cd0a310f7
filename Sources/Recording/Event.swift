/// One thing that happened, seen where it happened.
package struct Event: Hashable, Sendable {
  /// The order of recording, from 1.
  package var number: Int
  package var lane: LaneID
  /// Where in the source; nil for what no line of the learner's caused.
  package var place: Place?
  /// What led to it: the functions of the program that the lane was executing, the outermost first.
  /// Of very many, the middle is left out; none where nothing was being executed, or nobody asked.
  package var calls: [Call]
  /// Whether none of the program's own lines did it, but one of a library that is run from its source.
  package var isInternal: Bool
  /// Whether it reads what a property holds only because a part of that is about to be changed.
  package var isForChange = false
  package var kind: Kind

  package init(
    number: Int, lane: LaneID, place: Place?, calls: [Call] = [], isInternal: Bool = false,
    kind: Kind
  ) {
    self.number = number
    self.lane = lane
    self.place = place
    self.calls = calls
    self.isInternal = isInternal
    self.kind = kind
  }

  package enum Kind: Hashable, Sendable {
    /// A `withValue` or `withDependencies` began its operation.
    case scopeEntered(Scope)
    /// The operation ended, by returning or (then `threw`) by throwing.
    case scopeLeft(ScopeID, threw: Bool)
    /// A task was created, or a closure put on a queue.
    case laneCreated(Lane)
    /// The lane's first step; tells what really arrived in it.
    case laneBegan(Inheritance)
    /// The lane's last step; the description of the error it threw, if it did.
    case laneEnded(error: String?)
    case taskLocalRead(name: String, value: String, origin: TaskLocalOrigin)
    case dependencyRead(
      name: String, value: String, origin: DependencyOrigin, lost: LostOverride?)
    /// A `@Dependency` wrapper was made and captured the overrides then current.
    case wrapperCreated(name: String, captured: [Scope.Override])
    /// An assignment in a `prepareDependencies` that holds from then on.
    case dependencyPrepared(name: String, value: String)
    /// `print`; includes the terminator.
    case printed(String)
    /// An issue the resolver reported.
    case issueReported(String)
    /// `task.cancel()`
    case taskCancelled(LaneID)
    /// `queue.sync`: the lane itself runs the closure, once the queue lets it.
    case queueEntered(queue: String)
    /// A lane waited for another one, or for `seconds` of sleep.
    case awaited(LaneID)
    case slept(seconds: Double)
    /// The value of a submission that ends in an expression, or of a variable it declared.
    case valueShown(name: String?, type: String, value: String)
    /// A value that didn't get where somebody may expect it.
    case lost(Loss)
    /// An interaction of tasks, groups, actors and streams.
    case concurrency(ConcurrencyNote)
    /// An object that is read or changed by several.
    case object(ObjectNote)
    /// Something that a store of `Composable` does.
    case store(StoreNote)
  }
}
