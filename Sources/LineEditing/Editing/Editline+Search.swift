import CEditline
import MessageTables
import Phrases

extension Editline {
  /// Searches the history: the user types a part of an earlier entry, and sees the newest match.
  ///
  /// The same key again shows the next match. Ctrl-G restores the text from before the search. Any
  /// other key that inserts no text ends the search and has its usual effect.
  func search(isForward: Bool) -> Int32 {
    let before = text
    var isForward = isForward
    var wanted = ""
    var found: Int?
    defer { note = nil }
    while true {
      let message: PictureMessage =
        found == nil && !wanted.isEmpty ? .searchWithoutResult(wanted) : .search(wanted)
      note = message.text
      guard let scalar = nextScalar() else { return CC_EOF }
      var limit = found ?? (isForward ? -1 : history.entries.count)
      switch scalar {
      case "\u{12}", "\u{13}":
        isForward = scalar == "\u{13}"
        if wanted.isEmpty { wanted = lastSearch }
      case "\u{8}", "\u{7F}":
        if wanted.isEmpty { continue }
        wanted.unicodeScalars.removeLast()
        limit = isForward ? -1 : history.entries.count
      case "\u{7}":
        text = before
        return CC_NORM
      case let typed where typed.value >= 0x20:
        wanted.unicodeScalars.append(typed)
        // The entry on view may still be the one.
        limit += isForward ? -1 : 1
      default:
        lastSearch = wanted
        input.push(String(Character(scalar)))
        return CC_NORM
      }
      let next = history.index(of: wanted, from: limit, isForward: isForward)
      guard let index = next else {
        if scalar.value >= 0x20 { found = nil }
        continue
      }
      found = index
      let entry = history.entries[index]
      let range = entry.firstRange(of: wanted)
      text = EntryText(
        before: String(entry[..<(range?.lowerBound ?? entry.endIndex)]),
        after: String(entry[(range?.lowerBound ?? entry.endIndex)...]))
    }
  }
}
