import DependenciesCore
import Machine
import Recording

/// A real `@Dependency` wrapper as the program holds it.
final class WrapperBox: NativeValue {
  var wrapper: Dependency<Value> { kept.content }
  private let kept: Kept<Dependency<Value>>
  /// As the program wrote it: `factClient`, `client.fetch`, or the name of a key.
  let name: String
  /// The overrides in effect where it was made, which `from:` hands down.
  let captured: [ProvenanceNode.KeyOverride]
  /// Those that the model which made it had captured, and that it didn't.
  let missed: MissedOverrides?
  let making: Making
  /// What a value that is read becomes before it is given.
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

  /// The scopes in effect during a read of the wrapper, with the overrides that it captured.
  func chain(in run: Run, _ lane: LaneID, at place: Place) -> ProvenanceNode? {
    guard !captured.isEmpty || missed != nil else { return Provenance.chain }
    var missed = missed
    if missed?.through == nil { missed?.through = name }
    // No scope of the program's, so it has no number.
    return ProvenanceNode(
      run: ObjectIdentifier(run), scope: ScopeID(0), lane: lane, place: place,
      content: .reading(captured: captured, missed: missed), isOfGroupBody: false,
      outer: Provenance.chain.compactedIfLong)
  }

  static var leadsOn: Bool { true }
  var typeName: String { "Dependency" }
  var description: String { "Dependency(\(name))" }
}

/// The real continuation of `withEscapedDependencies` as the program holds it.
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
