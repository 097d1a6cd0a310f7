/// Earlier entries, and where in them a person at the prompt is.
struct EntryHistory {
  /// Oldest first.
  private(set) var entries: [String] = []
  /// The entry on view; one past the last for the one being typed.
  private var position = 0
  /// The changed texts of earlier entries, by position, until the current entry is submitted.
  private var changed: [Int: String] = [:]

  /// Begins a new entry below all earlier ones.
  mutating func begin() {
    position = entries.count
    changed = [:]
  }

  mutating func remember(_ entry: String) {
    guard entries.last != entry else { return }
    entries.append(entry)
    if entries.count > HistoryFile.limit { entries.removeFirst() }
    begin()
  }

  /// The entry before the one on view, which is kept as it was changed; nil at the oldest.
  mutating func older(leaving text: String) -> String? { move(to: position - 1, leaving: text) }

  /// The entry after the one on view, the one being typed at last; nil after that.
  mutating func newer(leaving text: String) -> String? { move(to: position + 1, leaving: text) }

  private mutating func move(to target: Int, leaving text: String) -> String? {
    guard (0...entries.count).contains(target) else { return nil }
    changed[position] = text
    position = target
    return changed[target] ?? (target == entries.count ? "" : entries[target])
  }

  /// The newest entry before the one at `limit`, or the oldest after it, that contains a text.
  func index(of text: String, from limit: Int, isForward: Bool) -> Int? {
    guard !text.isEmpty else { return nil }
    if isForward {
      return entries.indices.dropFirst(limit + 1).first { entries[$0].contains(text) }
    }
    return entries.indices.prefix(max(limit, 0)).last { entries[$0].contains(text) }
  }
}
