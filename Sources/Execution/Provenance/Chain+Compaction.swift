import Machine
import Recording

extension ProvenanceNode? {
  /// The chain without covered nodes, if it has grown long.
  ///
  /// Tasks that create tasks make a chain grow without limit. The runtime copies only the newest
  /// binding of each task-local, and so does this.
  var compactedIfLong: ProvenanceNode? {
    guard let self, self.count > self.compactionCount else { return self }
    let visible = visibleNodes
    let compactionCount = Swift.max(64, 2 * visible.count)
    var chain: ProvenanceNode?
    for (node, content) in visible.reversed() {
      chain = ProvenanceNode(
        run: node.run, scope: node.scope, lane: node.lane, place: node.place, content: content,
        isOfGroupBody: node.isOfGroupBody, outer: chain, compactionCount: compactionCount)
    }
    return chain
  }

  /// The nodes with content in effect, and that content, the newest first.
  private var visibleNodes: [(node: ProvenanceNode, content: ProvenanceNode.Content)] {
    var locals: Set<ObjectIdentifier> = []
    var keys: Set<DependencyIdentity> = []
    var isHidden = false
    var visible: [(node: ProvenanceNode, content: ProvenanceNode.Content)] = []
    for node in nodes {
      switch node.content {
      case .taskLocal(let declaration, _):
        guard locals.insert(ObjectIdentifier(declaration)).inserted else { continue }
        visible.append((node, node.content))
      case .dependencies(let overrides, let handedDown):
        // A replacement hides the dependencies of all outer scopes.
        guard !isHidden else { continue }
        let uncovered = overrides.filter { keys.insert($0.key).inserted }
        guard !uncovered.isEmpty || !handedDown.isEmpty else { continue }
        visible.append((node, .dependencies(uncovered, handedDown: handedDown)))
      case .reading:
        guard !isHidden else { continue }
        visible.append((node, node.content))
      case .replaced(let overrides, let base):
        guard !isHidden else { continue }
        isHidden = true
        let uncovered = overrides.filter { keys.insert($0.key).inserted }
        visible.append((node, .replaced(uncovered, by: base)))
      case .yielded:
        guard !isHidden else { continue }
        isHidden = true
        visible.append((node, node.content))
      }
    }
    return visible
  }
}
