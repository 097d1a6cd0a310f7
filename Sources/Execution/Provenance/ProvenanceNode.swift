import Machine
import Recording

/// One scope in the chain of scopes that are in effect somewhere, with the scopes around it.
///
/// The newest node is the value of a real task-local, bound right beside each binding made for the
/// program; so the chain seen at a read is the inheritance that happened.
final class ProvenanceNode: Sendable {
  enum Content: Sendable {
    case taskLocal(TaskLocalDeclaration)
    /// The overrides of a `withDependencies` by key, and what the model handed down that it was
    /// given with `from:`; whatever is current covers the latter.
    case dependencies([KeyOverride], handedDown: [KeyOverride])
    /// The overrides of a `withDependencies` that begins with other values than those in effect:
    /// those of a scope that was left, or new ones.
    case replaced([KeyOverride], by: ProvenanceNode?)
    /// A yield replaces the dependencies in effect by those at the escape.
    case yielded(escaped: ProvenanceNode?)
    /// A wrapper is being read: what it captured is in effect where nothing current covers it, and what
    /// its model missed is still missing.
    case reading(captured: [KeyOverride], missed: MissedOverrides?)
  }

  struct KeyOverride: Sendable {
    var key: DependencyIdentity
    var override: Scope.Override
  }

  let run: ObjectIdentifier
  let scope: ScopeID
  let lane: LaneID
  let place: Place
  let content: Content
  /// Whether it was made in the body of a task group: then it may be left before the group's tasks
  /// end, so the runtime gives each task begun meanwhile a copy.
  let isOfGroupBody: Bool
  /// How many nodes the chain may have before what is covered in it is left out.
  let compactionCount: Int
  let count: Int
  // Written only in `deinit`, when nobody else holds the node.
  private(set) nonisolated(unsafe) var outer: ProvenanceNode?

  init(
    run: ObjectIdentifier, scope: ScopeID, lane: LaneID, place: Place, content: Content,
    isOfGroupBody: Bool, outer: ProvenanceNode?, compactionCount: Int? = nil
  ) {
    self.run = run
    self.scope = scope
    self.lane = lane
    self.place = place
    self.content = content
    self.isOfGroupBody = isOfGroupBody
    self.outer = outer
    self.compactionCount = compactionCount ?? outer?.compactionCount ?? 64
    count = 1 + (outer?.count ?? 0)
  }

  deinit {
    // One by one, since a chain can be longer than the stack of a thread is deep.
    var next = outer
    outer = nil
    while isKnownUniquelyReferenced(&next) {
      let following = next?.outer
      next?.outer = nil
      next = following
    }
  }
}

extension ProvenanceNode {
  /// Whether both stand for the same scope; a scope has several nodes once a chain was compacted.
  func isSame(as other: ProvenanceNode) -> Bool {
    run == other.run && scope == other.scope
  }
}

/// What a dependency is known by, whether the program declared its key or the library did.
enum DependencyIdentity: Hashable, Sendable {
  case key(ObjectIdentifier)
  case context
}
