import DependenciesCore
import Machine
import Recording

/// A real `@Dependency` wrapper, as a value of the program.
final class WrapperBox: NativeValue {
  var wrapper: Dependency<Value> { kept.content }
  private let kept: Kept<Dependency<Value>>
  /// The name in the program: `factClient`, `client.fetch`, or the name of a key.
  let name: String
  /// The overrides in effect where it was made, which `from:` passes on.
  let captured: [ProvenanceNode.KeyOverride]
  /// The overrides that its maker, a model, had captured and that it didn't capture.
  let missed: MissedOverrides?
  let making: Making
  /// Casts a value that was read before it is returned.
  let cast: Closure?

  init(
    _ wrapper: Dependency<Value>, name: String, captured: [ProvenanceNode.KeyOverride],
    missed: MissedOverrides?, making: Making, cast: Closure?
  ) {
    kept = Kept(wrapper)
    self.name = name
    self.captured = captured
    self.missed = missed
    self.making = making
    self.cast = cast
  }

  /// Returns the override that it captured, which another one that is in effect hides.
  func capture(
    of key: DependencyIdentity, hiddenBy override: Scope.Override
  ) -> Capturer? {
    guard let own = captured.first(where: { $0.key == key }), own.override != override,
      let made = making.place
    else { return nil }
    return Capturer(model: making.type, made: made)
  }

  /// Itself if it captured the context, and no scope in effect sets the context.
  var keptContext: Capturer? {
    guard Provenance.chain.override(of: .context) == nil,
      captured.contains(where: { $0.key == .context }), let made = making.place
    else { return nil }
    return Capturer(model: making.type, made: made)
  }

  /// Returns the scopes in effect during a read of the wrapper, with its captured overrides.
  func chain(in run: Run, _ lane: LaneID, at place: Place) -> ProvenanceNode? {
    guard !captured.isEmpty || missed != nil else { return Provenance.chain }
    var missed = missed
    if missed?.through == nil { missed?.through = name }
    // It isn't one of the program's scopes, so it has no number.
    return ProvenanceNode(
      run: ObjectIdentifier(run), scope: ScopeID(0), lane: lane, place: place,
      content: .reading(captured: captured, missed: missed), isOfGroupBody: false,
      outer: Provenance.chain.compactedIfLong)
  }

  static var leadsOn: Bool { true }
  var typeName: String { "Dependency" }
  var description: String { "Dependency(\(name))" }
}

/// The real continuation of `withEscapedDependencies`, as a value of the program.
final class EscapedBox: NativeValue {
  var continuation: DependencyValues.Continuation { kept.content }
  private let kept: Kept<DependencyValues.Continuation>
  let chain: ProvenanceNode?
  let place: Place?
  let lane: LaneID

  init(
    _ continuation: DependencyValues.Continuation, chain: ProvenanceNode?, place: Place?,
    lane: LaneID
  ) {
    kept = Kept(continuation)
    self.chain = chain
    self.place = place
    self.lane = lane
  }

  static var leadsOn: Bool { true }
  var typeName: String { "DependencyValues.Continuation" }
  var description: String { "DependencyValues.Continuation" }
}
