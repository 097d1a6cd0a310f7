/// What an exercise wants of a run: a read of a name whose value came from somewhere.
package struct WantedOrigin: Hashable, Sendable {
  /// As the trace calls it, or the last part of that.
  package var name: String
  package var source: Source

  package init(name: String, source: Source) {
    self.name = name
    self.source = source
  }

  /// Where a value that was read can come from.
  package enum Source: String, CaseIterable, Sendable {
    /// A binding of a task-local that was in effect.
    case bound
    /// A task-local's default.
    case `default`
    /// An override that was current at the read.
    case override
    /// What a wrapper or its model had captured.
    case captured
    /// The key's value for a context.
    case live, test, preview
    /// `prepareDependencies`.
    case prepared
  }

  /// Reads `NAME ORIGIN`; nil when it is something else.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 2, let source = Source(rawValue: String(words[1])) else { return nil }
    name = String(words[0].drop { $0 == "\\" || $0 == "." })
    guard !name.isEmpty else { return nil }
    self.source = source
  }

  /// Whether what was read is meant: the whole of its name, or the end of it.
  package func isMeant(_ found: String) -> Bool {
    found == name || found.hasSuffix("." + name)
  }
}
