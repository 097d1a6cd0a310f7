/// One crossing from a lane into one it created, on the way from a binding to a read.
package struct Hop: Hashable, Sendable {
  package var lane: LaneID
  package var kind: LaneKind
  package var place: Place
  /// Whether it came with a continuation later, rather than by what the lane took over.
  package var isCarried: Bool
  /// Whether the lane has a copy of its own, and doesn't share its parent's.
  package var isCopied: Bool

  package init(
    lane: LaneID, kind: LaneKind, place: Place, isCarried: Bool = false, isCopied: Bool? = nil
  ) {
    self.lane = lane
    self.kind = kind
    self.place = place
    self.isCarried = isCarried
    self.isCopied = isCopied ?? (kind == .task)
  }
}

/// Why a task-local read gave the value it gave.
package enum TaskLocalOrigin: Hashable, Sendable {
  /// A binding made at `place`, carried here by the hops in order; none when the lane is the same.
  case bound(scope: ScopeID, place: Place, journey: [Hop])
  case defaultValue(DefaultReason)
  /// The runtime's value and the recorded chain disagree: a defect of the recording itself.
  case disagreement(String)
}

package enum DefaultReason: Hashable, Sendable {
  /// No binding of this local was in effect where the lane, or any lane before it, began.
  case neverBound
  /// A binding made at `boundAt` did not cross into a detached task created at `place`.
  case detached(lane: LaneID, place: Place, boundAt: Place)
  /// A binding made at `boundAt` did not cross into a closure that no task runs.
  case outsideAnyTask(lane: LaneID, place: Place, boundAt: Place)
}

/// Which of a key's values was used.
package enum Provider: String, CaseIterable, Hashable, Sendable {
  case live, preview, test
}

/// Why a dependency read gave the value it gave.
package enum DependencyOrigin: Hashable, Sendable {
  /// A scope current at the read set it at `place`; the hops carried the scope here.
  case overridden(place: Place?, journey: [Hop])
  /// The wrapper captured an override set at `place`, which is not current, when it was made at
  /// `made`, with the model that it belongs to.
  case captured(place: Place?, made: Place?, model: String?)
  /// The context itself, where nobody has overridden it: the one that the process runs in.
  case process(context: Provider)
  /// Found in the cache of `context`.
  case cached(context: Provider, firstPlace: Place?)
  /// Set by `prepareDependencies` at `place`, for `context`.
  case prepared(context: Provider, place: Place?)
  /// Computed now from the key's `used` value, because the context is `context`.
  case computed(context: Provider, used: Provider)
  /// The key has no implementation for `context`, and `used` stood in; `isReported` says whether
  /// that was an issue, which it isn't while overrides are being made.
  case missing(context: Provider, used: Provider, isReported: Bool)
}

/// An override that was in effect where a lane was created and did not arrive at a read in it.
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
