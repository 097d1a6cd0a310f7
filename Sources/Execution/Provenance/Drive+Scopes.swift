import Machine
import Recording

extension Drive {
  /// Returns a new scope made by this drive.
  func node(
    _ content: ProvenanceNode.Content, outer: ProvenanceNode?, at place: Place
  ) -> ProvenanceNode {
    ProvenanceNode(
      run: ObjectIdentifier(run),
      scope: run.recorder.makeScopeID(isTold: isTold(content)), lane: lane.id,
      place: place,
      content: content, isOfGroupBody: isInGroup, outer: outer.compactedIfLong)
  }

  private func isTold(_ content: ProvenanceNode.Content) -> Bool {
    if case .taskLocal(let declaration, _) = content {
      return !isInLibrary && !declaration.isOfLibrary
    }
    return !isInLibrary || content.overrides
  }

  /// Records the end of a scope. Not inlined, so that a waiting task's frame has no memory for it.
  @inline(never) private func left(
    _ node: ProvenanceNode, at position: Position?, threw: Bool
  ) {
    record(.scopeLeft(node.scope, threw: threw), at: position)
  }

  /// Runs the operation of an entered scope, and records its end.
  func leaving<Result>(
    _ node: ProvenanceNode, at position: Position?, operation: () throws -> Result
  ) throws -> Result {
    defer { noteEnd(of: node) }
    do {
      let result = try operation()
      left(node, at: position, threw: false)
      return result
    } catch let thrown as Thrown {
      left(node, at: position, threw: true)
      throw thrown
    }
  }

  func leaving<Result: Sendable>(
    _ node: ProvenanceNode, at position: Position?, isolation: isolated (any Actor)?,
    operation: () async throws -> Result
  ) async throws -> Result {
    defer { noteEnd(of: node) }
    do {
      let result = try await operation()
      left(node, at: position, threw: false)
      return result
    } catch let thrown as Thrown {
      left(node, at: position, threw: true)
      throw thrown
    }
  }
}

extension ProvenanceNode.Content {
  /// Whether it sets a dependency, which is shown whoever does it.
  fileprivate var overrides: Bool {
    switch self {
    case .dependencies(let overrides, _), .replaced(let overrides, _): !overrides.isEmpty
    case .taskLocal, .yielded, .reading: false
    }
  }
}
