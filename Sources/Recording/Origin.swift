/// One crossing from a lane to a lane that it created, on the way from a binding to a read.
package struct Hop: Hashable, Sendable {
  package var lane: LaneID
  package var kind: LaneKind
  package var place: Place
  /// The carrier of the values, if the lane didn't inherit them.
  package var carrier: Carrier?
  /// Whether the lane has its own copy, instead of sharing its parent's.
  package var isCopied: Bool

  /// An object that keeps dependencies, and puts them into effect in other lanes.
  package enum Carrier: String, Hashable, Sendable {
    /// The continuation of `withEscapedDependencies`.
    case continuation
    case store
  }

  package init(
    lane: LaneID, kind: LaneKind, place: Place, carrier: Carrier? = nil, isCopied: Bool? = nil
  ) {
    self.lane = lane
    self.kind = kind
    self.place = place
    self.carrier = carrier
    self.isCopied = isCopied ?? (kind == .task)
  }
}

/// Why a task-local read returned its value.
package enum TaskLocalOrigin: Hashable, Sendable {
  /// A binding made at `place`, carried here by the hops in order; no hops if the lane is the same.
  case bound(scope: ScopeID, place: Place, journey: [Hop])
  case defaultValue(DefaultReason)
  /// The runtime's value and the recorded chain disagree: a defect of the recorder.
  case disagreement(String)
}

package enum DefaultReason: Hashable, Sendable {
  /// No binding of this task-local was in effect where the lane, or any lane before it, began.
  case neverBound
  /// A binding made at `boundAt` did not cross to a detached task created at `place`.
  case detached(lane: LaneID, place: Place, boundAt: Place)
  /// A binding made at `boundAt` did not cross to a closure that no task runs.
  case outsideAnyTask(lane: LaneID, place: Place, boundAt: Place)
}

/// The value of a key that was used.
package enum Provider: String, CaseIterable, Hashable, Sendable {
  case live, preview, test
}

/// Why a dependency read returned its value.
package enum DependencyOrigin: Hashable, Sendable {
  /// A scope that is in effect at the read set it at `place`. The hops passed the scope here. It comes
  /// before what the wrapper captured.
  case overridden(place: Place?, journey: [Hop], hiding: Capturer? = nil)
  /// The wrapper captured an override set at `place`, which isn't in effect. The wrapper was made at
  /// `made`, with the model that it belongs to.
  case captured(place: Place?, made: Place?, model: String?)
  /// The store that runs the code provides it, such as `dismiss`.
  case store
  /// The context itself, which isn't overridden: the context of the process.
  case process(context: Provider)
  /// Found in the cache of `context`.
  case cached(context: Provider, firstPlace: Place?)
  /// Set by `prepareDependencies` at `place`, for `context`.
  case prepared(context: Provider, place: Place?)
  /// Computed now from the key's `used` value, because the context is `context`. If no scope in effect sets
  /// the context, but the wrapper captured it, `keptBy` is that wrapper.
  case computed(context: Provider, used: Provider, keptBy: Capturer? = nil)
  /// The key has no implementation for `context`, and its `used` value was used instead.
  /// `isReported` is whether that was an issue, which it isn't in an update of overrides.
  case missing(context: Provider, used: Provider, isReported: Bool)
}

/// A wrapper that captured an override, with its model, which was made at `made`.
package struct Capturer: Hashable, Sendable {
  package var model: String?
  package var made: Place

  package init(model: String?, made: Place) {
    self.model = model
    self.made = made
  }
}

/// An override that was in effect where a lane was created, and wasn't inherited by the lane.
package struct LostOverride: Hashable, Sendable {
  package var place: Place
  package var lane: LaneID
  package var lanePlace: Place

  package init(place: Place, lane: LaneID, lanePlace: Place) {
    self.place = place
    self.lane = lane
    self.lanePlace = lanePlace
  }
}
