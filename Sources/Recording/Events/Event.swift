/// One recorded event.
package struct Event: Hashable, Sendable {
  /// The order of recording, from 1.
  package var number: Int
  package var lane: LaneID
  /// The place in the source; nil if no line of the program caused it.
  package var place: Place?
  /// The functions of the program that the lane was executing, the outermost first.
  ///
  /// Very long lists omit the middle. Empty if no function was executing, or if calls aren't
  /// recorded.
  package var calls: [Call]
  /// Whether no line of the program caused it, but a line of a library that is run from its source.
  package var isInternal: Bool
  /// Whether it reads a property only because a part of the value is about to be changed.
  package var isForChange = false
  /// The dependency whose member was read, as `date` for `date.now`. Its origin is recorded.
  package var whole: String?
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
    /// The operation ended by returning, or by throwing if `threw`.
    case scopeLeft(ScopeID, threw: Bool)
    /// A task was created, or a closure was added to a queue.
    case laneCreated(Lane)
    /// The lane's first step, with the values that it inherited.
    case laneBegan(Inheritance)
    /// The lane's last step, with the description of its error, if it threw one.
    case laneEnded(error: String?)
    case taskLocalRead(name: String, value: String, origin: TaskLocalOrigin)
    case dependencyRead(
      name: String, value: String, origin: DependencyOrigin, lost: LostOverride?)
    /// A `@Dependency` wrapper was made and captured the overrides in effect.
    case wrapperCreated(name: String, captured: [Scope.Override])
    /// An assignment in `prepareDependencies`, which takes effect immediately.
    case dependencyPrepared(name: String, value: String)
    /// `print`, including the terminator.
    case printed(String)
    /// An issue that the resolver reported.
    case issueReported(String)
    /// `task.cancel()`
    case taskCancelled(LaneID)
    /// `queue.sync`: the lane itself runs the closure, when the queue allows it.
    case queueEntered(queue: String)
    /// A lane waited for another one, or for `seconds` of sleep.
    case awaited(LaneID)
    case slept(seconds: Double)
    /// The value of a submission that ends in an expression, or of a variable that it declared.
    case valueShown(name: String?, type: String, value: String)
    /// A value that didn't reach a place where the program may expect it.
    case lost(Loss)
    /// An interaction of tasks, groups, actors and streams.
    case concurrency(ConcurrencyNote)
    /// An object that several lanes read or change.
    case object(ObjectNote)
    /// An event of a `Composable` store.
    case store(StoreNote)
  }
}
