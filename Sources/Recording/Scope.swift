/// The identity of a binding scope. The numbers count from 1 in order of entry.
package struct ScopeID: Hashable, Sendable {
  package var number: Int

  package init(_ number: Int) {
    self.number = number
  }

  /// Whether the scope has events. A scope inside a library has a negative number, and no events.
  package var isTold: Bool { number > 0 }
}

/// The dynamic extent of one `withValue` or `withDependencies`.
package struct Scope: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// `$local.withValue(value)`
    case taskLocal(name: String, value: String)
    /// `withDependencies`, with each dependency it set.
    case dependencies([Override])
    /// `withDependencies(from:)`, with the model that provides the dependencies. A model without a
    /// wrapper is refused, and then nothing is inherited.
    case dependenciesFrom(model: String, isRefused: Bool, [Override])
    /// The closure of a `continuation.yield` after `withEscapedDependencies`, called by a lane.
    case yielded(escapedAt: Place?, in: LaneID?)
  }

  package struct Override: Hashable, Sendable {
    package var name: String
    package var value: String
    package var place: Place?
    /// Whether only a part of the value in effect was changed.
    package var isPart: Bool
    /// The place of an earlier override in the same closure, which this one replaces.
    package var replaced: Place?

    package init(name: String, value: String, place: Place?, isPart: Bool = false) {
      self.name = name
      self.value = value
      self.place = place
      self.isPart = isPart
    }
  }

  /// The values that replace all dependencies in effect, if a program assigns all values at once
  /// (`$0 = .test`). The overrides are those of the new values.
  package enum Replacement: Hashable, Sendable {
    /// Values made at `place` with their own cache, which is empty if the values are new.
    case made(at: Place?, isNew: Bool)
    /// Values that were in effect at `place`.
    case kept(at: Place?)
  }

  package var id: ScopeID
  package var content: Content
  package var lane: LaneID
  package var place: Place
  package var replacement: Replacement?
  /// The overrides in effect that win over those that the scope's model passes on.
  package var winners: [Override]

  /// The dependencies that it sets.
  package var overrides: [Override] {
    switch content {
    case .dependencies(let overrides), .dependenciesFrom(_, _, let overrides): overrides
    case .taskLocal, .yielded: []
    }
  }

  package init(
    id: ScopeID, content: Content, lane: LaneID, place: Place, replacement: Replacement? = nil,
    winners: [Override] = []
  ) {
    self.winners = winners
    self.id = id
    self.content = content
    self.lane = lane
    self.place = place
    self.replacement = replacement
  }
}
