import Machine
import Recording
import Synchronization

extension Drive {
  /// Records that a value made here can read the values in effect later.
  func noteUseOfScopes() {
    guard isNoting, Provenance.chain != nil else { return }
    run.endedScopes.use(Provenance.chain.nodes.map(\.scope))
  }

  func noteUse(of node: ProvenanceNode?) {
    guard isNoting, let node else { return }
    run.endedScopes.use(CollectionOfOne(node.scope))
  }

  /// The executions of the program's own functions.
  private var executions: Set<Int> {
    Set(
      calls.filter { call in
        call.home == nil && call.function.place != nil && !call.function.runsTests
      }.map(\.activation))
  }

  private var isInTest: Bool { if case .test = lane.lane.kind { true } else { false } }

  /// Records the end of a scope.
  func noteEnd(of node: ProvenanceNode, value: Value? = nil) {
    guard isRecording else { return }
    let openers = executions
    func entry(_ override: Scope.Override) -> EndedScopes.Entry {
      EndedScopes.Entry(
        override: override, scope: node.scope, openers: openers, isOfLibrary: isInLibrary)
    }
    switch node.content {
    case .taskLocal(let declaration, _):
      let override = Scope.Override(
        name: declaration.name, value: value.map { summary(of: $0) } ?? "", place: node.place)
      run.endedScopes.end(
        node.scope, in: lane.id, [(.taskLocal(ObjectIdentifier(declaration)), entry(override))])
    case .dependencies(let overrides, _):
      run.endedScopes.end(
        node.scope, in: lane.id,
        overrides.map { (.dependency($0.key), entry($0.override)) })
    case .replaced, .yielded, .reading: break
    }
  }

  /// Records that a default was read after an override or a binding had ended.
  func noteEnded(
    _ source: EndedScopes.Source, _ kind: Loss.Ingredient.Kind, _ name: String,
    at position: Position?
  ) {
    guard isNoting, !Provenance.chain.isReplaced,
      let entry = run.endedScopes.take(source, in: lane.id)
    else { return }
    let isOver = executions.isDisjoint(with: entry.openers)
    let isOfStore = entry.isOfLibrary && !isInLibrary && source != .dependency(.context)
    guard !entry.isUsed || isOver && isInTest || isOfStore else { return }
    record(
      .lost(
        .ended(
          Loss.Ended(
            kind: kind, name: name, override: entry.override, scope: entry.scope,
            isOfEndedCall: isOver, isOfStore: isOfStore,
            isInOtherReducer: isOfStore && isInCallback))),
      at: position)
  }

  /// Records that another value was read inside of a yield, although an override is in effect around
  /// the yield. A store yields the dependencies with which it was created.
  ///
  /// - Returns: Whether there is such an override.
  func noteAround(
    _ key: DependencyIdentity, _ name: String, at position: Position?
  ) -> Bool {
    guard isNoting, let (override, yield) = Provenance.chain.overrideAroundYield(of: key) else {
      return false
    }
    let read = RepeatedRead(
      override: override.place, read: yield.isOfStore ? nil : position.map(Place.init))
    guard run.readsInYields.withLock({ $0.insert(read).inserted }) else { return true }
    record(
      .lost(
        .around(
          Loss.Around(
            name: name, override: override, escaped: yield.escapedAt,
            isOfStore: yield.isOfStore))),
      at: position)
    return true
  }
}

/// A read that a store can repeat for each action.
struct RepeatedRead: Hashable {
  var override: Place?
  var read: Place?
}
