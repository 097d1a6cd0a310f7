/// Advice for names that aren't known.
extension Checker {
  /// An import that would bring the name, that it isn't run here, or a name in view that is like it.
  func suggestion(for name: String, in context: Context) -> String? {
    if let other = otherModule(of: name) { return other }
    return similar(to: name, among: visibleNames(in: context)).map { "Did you mean `\($0)`?" }
  }

  /// The same for the name of a type.
  func suggestedType(for name: String, in context: Context) -> String? {
    if let other = otherModule(of: name) { return other }
    var known: Set<String> = []
    var current: Context? = context
    while let place = current {
      for (other, names) in place.names where type(among: names) != nil { known.insert(other) }
      current = place.parent
    }
    return similar(to: name, among: known).map { "Did you mean `\($0)`?" }
  }

  private func otherModule(of name: String) -> String? {
    for section in Prelude.sections where !section.modules.isEmpty {
      guard let context = core.modules[section.name] else { continue }
      if context.names.keys.contains(name) { return "Add `import \(section.name)` at the top." }
    }
    return NotRunHere.reason(for: name)
  }

  /// The candidate that differs least, if it differs little.
  func similar(to name: String, among candidates: Set<String>) -> String? {
    let limit = max(1, name.count / 3)
    return candidates.filter {
      $0 != name && !$0.hasPrefix("_") && abs($0.count - name.count) <= limit
    }
    .map { (name: $0, distance: editDistance($0, name)) }
    .filter { $0.distance <= limit }
    .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// Levenshtein's distance between two words.
  private func editDistance(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var row = Array(0...second.count)
    for (i, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let cost = character == other ? diagonal : min(diagonal, row[j], row[j + 1]) + 1
        diagonal = row[j + 1]
        row[j + 1] = cost
      }
    }
    return row[second.count]
  }
}
