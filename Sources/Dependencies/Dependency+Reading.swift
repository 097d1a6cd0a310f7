extension Dependency {
  /// Reads what a wrapper names, with what is current before what it captured.
  @usableFromInline
  static func read(
    _ path: (@Sendable (DependencyValues) -> Value)?, _ key: Unmanaged<KeyRecord>?,
    _ captured: Overrides?, _ location: SourcePoint
  ) -> Value {
    let thread = ThreadState.current
    let bound = BoundValues.current(on: thread)
    let values = DependencyValues.inEffect(bound, on: thread).before(captured)
    let outer = thread.pointee.begin(
      Reading(wrapper: location, values: values, bound: bound.overrides))
    // What the reading refers to stays alive: it is used after the read.
    defer {
      thread.pointee.end(outer: outer)
      withExtendedLifetime(values) {}
    }
    if let path { return path(values) }
    guard let key else { preconditionFailure("a wrapper has a key path or a key") }
    return key._withUnsafeGuaranteedRef { $0.value(in: values, at: location, as: Value.self) }
  }
}
