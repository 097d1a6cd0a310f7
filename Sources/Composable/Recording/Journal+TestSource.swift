extension Journal {
  /// Returns the source of a test that sends the callers' actions, receives the effects' actions,
  /// and asserts the changes of the state.
  ///
  /// The source is a draft: the dependencies that the reducers read must be overridden, and values
  /// whose properties are hidden are written as placeholders.
  public func testSource(name: String = "reproduction") -> String {
    let entries = entries
    guard let first = entries.first else { return "" }
    let keys = Set(entries.flatMap(\.reads).map(\.key)).sorted()
    let overrides = keys.map { "    // Override `\($0)`, which was read." }
    return """
      @MainActor
      @Test func \(name)() async {
        let store = TestStore(initialState: \(SourceText.literal(first.before))) {
          \(SourceText.name(of: reducer))()
        }\(keys.isEmpty ? "" : " withDependencies: {\n\(overrides.joined(separator: "\n"))\n  }")
      \(entries.map(statement).joined(separator: "\n"))
        await store.finish()
      }
      """
  }

  private func statement(_ entry: JournalEntry<State, Action>) -> String {
    let call =
      switch entry.cause {
      case .caller: "send"
      case .effect, .reducer: "receive"
      }
    let changes = SourceText.changes(from: entry.before, to: entry.after)
    let statement = "  await store.\(call)(\(SourceText.literal(entry.action)))"
    guard !changes.isEmpty else { return statement }
    if changes.count == 1 { return "\(statement) { \(changes[0]) }" }
    return "\(statement) {\n    \(changes.joined(separator: "\n    "))\n  }"
  }
}
