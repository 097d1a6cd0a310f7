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

  /// The member of the type, or of its values, that the name is most like.
  func suggestedMember(for name: String, of base: Type, in context: Context) -> String? {
    let type = base.instance ?? base
    return similarNames(to: name, among: memberNames(of: type, in: context.signature)).first {
      members($0, of: type, in: context).contains { found in
        found.member.isOfType == (base.instance != nil)
          && found.member.declaration.map { isAccessible($0, from: context) } ?? true
      }
    }
  }

  /// The candidate that differs least, if it differs little.
  func similar(to name: String, among candidates: Set<String>) -> String? {
    similarNames(to: name, among: candidates).first
  }

  /// The candidates that differ little, the nearest first.
  private func similarNames(to name: String, among candidates: Set<String>) -> [String] {
    let limit = max(1, name.count / 3)
    return candidates.filter {
      $0 != name && !$0.hasPrefix("_") && abs($0.count - name.count) <= limit
    }
    .map { (name: $0, distance: editDistance($0, name)) }
    .filter { $0.distance <= limit }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    .map(\.name)
  }

  /// How many slips lie between two words: a letter more, less or other, or two swapped.
  private func editDistance(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        var distance = min(last[j] + (first[i] == second[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          distance = min(distance, beforeLast[j - 1] + 1)
        }
        row.append(distance)
      }
      (beforeLast, last) = (last, row)
    }
    return last[second.count]
  }
}
