/// The task-local that is bound beside the program's own bindings.
enum Provenance {
  @TaskLocal static var chain: ProvenanceNode?
}

/// The drive of a callback from native code, such as a key's `liveValue` called by the resolver.
/// Bound only around such calls, and so also where no task runs.
enum Ambient {
  @TaskLocal static var drive: Drive?
}
