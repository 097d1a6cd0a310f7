import Machine
import Recording

/// One scope in a chain of scopes in effect, with the scopes around it.
///
/// The newest node is the value of a real task-local, bound beside each binding of the program. So
/// the chain at a read is what was really inherited.
final class ProvenanceNode: Sendable {
  enum Content: Sendable {
    /// A binding, with the description of its value if it is recorded.
    case taskLocal(TaskLocalDeclaration, value: String)
    /// The overrides of a `withDependencies` by key, and the overrides from the model in `from:`,
    /// over which overrides in effect take precedence.
    case dependencies([KeyOverride], handedDown: [KeyOverride])
    /// The overrides of a `withDependencies` that begins with other values than those in effect:
    /// the values of a scope that was left, or new ones.
    case replaced([KeyOverride], by: ProvenanceNode?)
    /// A yield replaces the dependencies in effect by those at the escape.
    case yielded(escaped: ProvenanceNode?, by: Yield)
    /// A wrapper is being read. Its captured overrides are in effect unless a current one covers
    /// them, and its model's missed overrides are still missing.
    case reading(captured: [KeyOverride], missed: MissedOverrides?)
  }

  struct Yield: Sendable {
    /// Where the dependencies escaped; for a store, where it was created.
    var escapedAt: Place?
    var isOfStore: Bool
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
  /// Whether it was made in the body of a task group. Then it may end before the group's tasks do,
  /// so the runtime gives each task that begins in it a copy.
  let isOfGroupBody: Bool
  /// The number of nodes above which covered nodes are removed from the chain.
  let compactionCount: Int
  let count: Int
  // Written only in `deinit`, when the node is no longer referenced.
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
    // One by one, because a chain can be too long for recursion.
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
  /// Returns whether both represent the same scope. After compaction, a scope can have several
  /// nodes.
  func isSame(as other: ProvenanceNode) -> Bool {
    run == other.run && scope == other.scope
  }
}

/// The identity of a dependency whose key the program or the library declared.
enum DependencyIdentity: Hashable, Sendable {
  case key(ObjectIdentifier)
  case context
}
