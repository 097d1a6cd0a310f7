/// The text in which a pattern is searched. Positions count its characters.
struct RegexSubject {
  private let text: Substring
  /// The UTF-8 offset of the first character in the whole text.
  private let start: Int
  private var characters: [Character] = []
  private var offsets: [Int]
  private var next: Substring.Index
  /// The positions of word boundaries, when they have been asked for.
  private var boundaries: Set<Int>?

  /// - Parameter text: a part of a text that begins `start` bytes after the text's beginning.
  init(_ text: Substring, start: Int) {
    self.text = text
    self.start = start
    offsets = [start]
    next = text.startIndex
  }

  /// The character at a position; nil at the end. Characters are found when a search needs them.
  mutating func character(at position: Int) -> Character? {
    while position >= characters.count {
      guard next < text.endIndex else { return nil }
      let character = text[next]
      characters.append(character)
      text.formIndex(after: &next)
      offsets.append(offsets[characters.count - 1] + character.utf8.count)
    }
    return characters[position]
  }

  /// The UTF-8 offset of a position that a search has reached.
  func offset(of position: Int) -> Int { offsets[position] }

  /// The position of a UTF-8 offset.
  mutating func position(at offset: Int) -> Int {
    var position = 0
    while offsets[position] < offset, character(at: position) != nil { position += 1 }
    return position
  }

  mutating func isWordBoundary(_ position: Int) -> Bool {
    if boundaries == nil { boundaries = findBoundaries() }
    _ = character(at: position)
    return boundaries?.contains(offsets[position]) ?? false
  }

  /// The offsets of the word boundaries, which Swift's `Regex` finds in a time that is proportional
  /// to the text's length.
  private func findBoundaries() -> Set<Int> {
    guard let boundary = try? Regex("\\b") else { return [] }
    _ = Workload.current.spend(text.utf8.count * 4)
    return Set(
      text.ranges(of: boundary).map {
        start + text.utf8.distance(from: text.startIndex, to: $0.lowerBound)
      })
  }
}
