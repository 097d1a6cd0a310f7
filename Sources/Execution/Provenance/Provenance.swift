/// The task-local that travels beside the program's own bindings.
enum Provenance {
  @TaskLocal static var chain: ProvenanceNode?
}

/// Which drive a callback out of native code belongs to: a key's `liveValue` called by the
/// resolver. Bound around such calls only, and so also where no task runs.
enum Ambient {
  @TaskLocal static var drive: Drive?
}
