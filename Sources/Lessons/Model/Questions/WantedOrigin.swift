/// A requirement of an exercise: a read of a name whose value has a specific origin.
package struct WantedOrigin: Hashable, Sendable {
  /// The name in the trace, or its last component.
  package var name: String
  package var source: Source

  package init(name: String, source: Source) {
    self.name = name
    self.source = source
  }

  /// The possible origins of a value that was read.
  package enum Source: String, CaseIterable, Sendable {
    /// A binding of a task-local that was in effect.
    case bound
    /// A task-local's default.
    case `default`
    /// An override that was current at the read.
    case override
    /// The override that a wrapper or its model had captured.
    case captured
    /// The key's value for a context.
    case live, test, preview
    /// `prepareDependencies`.
    case prepared
  }

  /// Parses `NAME ORIGIN`; nil for other text.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 2, let source = Source(rawValue: String(words[1])) else { return nil }
    name = String(words[0].drop { $0 == "\\" || $0 == "." })
    guard !name.isEmpty else { return nil }
    self.source = source
  }

  /// Returns whether the name of a read matches, completely or in its last component.
  package func isMeant(_ found: String) -> Bool {
    found == name || found.hasSuffix("." + name)
  }
}
