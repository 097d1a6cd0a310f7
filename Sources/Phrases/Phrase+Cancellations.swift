/// Phrases about cancellations that find no effect with their id.
extension Phrase {
  /// An id that effects of another store have.
  ///
  /// - Parameters:
  ///   - effects: These effects.
  ///   - other: Their store.
  ///   - store: The store that cancels.
  ///   - action: The action whose reducer cancels; nil for an effect that cancels.
  package static func idInOtherStore(
    _ effects: Phrase, count: Int, of other: String, instead store: String, action: Text?
  ) -> Phrase {
    let start: Phrase = "\(lost: "nothing with this id is in flight") in \(name: store)"
    let facts: Phrase = .plural(
      count, one: "\(effects) has this id, but runs in \(name: other)",
      other: "\(effects) have this id, but run in \(name: other)")
    let rule: Phrase = "a cancel reaches only effects of its own store"
    guard let action else { return "\(start). \(facts): \(rule). Cancel in \(name: other)" }
    return """
      \(start). \(facts): \(rule). To cancel \(effects), send the action of \(action) to \(name: other)
      """
  }

  /// An id that is a collection of ids.
  ///
  /// - Parameters:
  ///   - effects: The effects in flight whose ids are elements of the collection, with these ids.
  ///   - isInEffect: Whether `Task.cancel(id:)` cancels.
  package static func idIsCollection(
    _ effects: [(effect: Text, id: String)], isInEffect: Bool
  ) -> Phrase {
    let start: Phrase = """
      \(lost: "nothing with this id is in flight"): the whole collection is one id
      """
    let shown = effects.prefix(3)
    var facts: Phrase = ""
    for (index, found) in shown.enumerated() {
      if index > 0 { facts += "; " }
      facts += "\(found.effect) has the id \(name: found.id)"
    }
    let calls = shown.map { isInEffect ? "Task.cancel(id: \($0.id))" : ".cancel(id: \($0.id))" }
    let code: String =
      isInEffect || calls.count == 1
      ? calls.joined(separator: "; ") : ".merge(\(calls.joined(separator: ", ")))"
    let cure: Phrase = .plural(
      effects.count, one: "Cancel by this id: \(name: code)",
      other: "Cancel each id: \(name: code)")
    return "\(start). \(facts). \(cure)"
  }
}
