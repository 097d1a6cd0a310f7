/// The identity of a binding scope; counts from 1 in order of entry.
package struct ScopeID: Hashable, Sendable {
  package var number: Int

  package init(_ number: Int) {
    self.number = number
  }

  /// Whether anybody hears of it: what a library does by itself has a negative number, and no events.
  package var isTold: Bool { number > 0 }
}

/// The dynamic extent of one `withValue` or `withDependencies`.
package struct Scope: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// `$local.withValue(value)`
    case taskLocal(name: String, value: String)
    /// `withDependencies`, with each dependency it set.
    case dependencies([Override])
    /// `withDependencies(from:)`, with the model it came from; one that holds no wrapper is refused,
    /// and nothing is inherited from it.
    case dependenciesFrom(model: String, isRefused: Bool, [Override])
    /// The closure of a `continuation.yield` after `withEscapedDependencies`, which a lane called.
    case yielded(escapedAt: Place?, in: LaneID?)
  }

  package struct Override: Hashable, Sendable {
    package var name: String
    package var value: String
    package var place: Place?

    package init(name: String, value: String, place: Place?) {
      self.name = name
      self.value = value
      self.place = place
    }
  }

  /// What stands in the place of all dependencies that were in effect, where a program assigns values
  /// as a whole (`$0 = .test`). The overrides are those of these values.
  package enum Replacement: Hashable, Sendable {
    /// Values made at `place`, with a cache of their own, which is empty if they are new.
    case made(at: Place?, isNew: Bool)
    /// Those that were in effect at `place`.
    case kept(at: Place?)
  }

  package var id: ScopeID
  package var content: Content
  package var lane: LaneID
  package var place: Place
  package var replacement: Replacement?

  package init(
    id: ScopeID, content: Content, lane: LaneID, place: Place, replacement: Replacement? = nil
  ) {
    self.id = id
    self.content = content
    self.lane = lane
    self.place = place
    self.replacement = replacement
  }
}
