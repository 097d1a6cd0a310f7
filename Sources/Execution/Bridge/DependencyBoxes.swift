import DependenciesCore
import Machine
import Recording

/// A real `@Dependency` wrapper as the program holds it.
final class WrapperBox: NativeValue {
  let wrapper: Dependency<Value>
  /// As the program wrote it: `factClient`, `client.fetch`, or the name of a key.
  let name: String
  /// The overrides in effect where it was made, which `from:` hands down.
  let captured: [ProvenanceNode.KeyOverride]
  let making: Making
  /// What a value that is read becomes before it is given.
  let cast: Closure?

  init(
    _ wrapper: Dependency<Value>, name: String, captured: [ProvenanceNode.KeyOverride],
    making: Making, cast: Closure?
  ) {
    self.wrapper = wrapper
    self.name = name
    self.captured = captured
    self.making = making
    self.cast = cast
  }

  var typeName: String { "Dependency" }
  var description: String { "Dependency(\(name))" }
}

/// The real continuation of `withEscapedDependencies` as the program holds it.
final class EscapedBox: NativeValue {
  let continuation: DependencyValues.Continuation
  let chain: ProvenanceNode?
  let place: Place?

  init(_ continuation: DependencyValues.Continuation, chain: ProvenanceNode?, place: Place?) {
    self.continuation = continuation
    self.chain = chain
    self.place = place
  }

  var typeName: String { "DependencyValues.Continuation" }
  var description: String { "DependencyValues.Continuation" }
}
