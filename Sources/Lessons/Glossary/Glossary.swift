import SwiftText

/// The terms of the lessons, from the section *Glossary* of `lessons/README.md`.
package struct Glossary: Equatable, Sendable {
  /// A term and the paragraphs below its heading.
  package struct Entry: Equatable, Sendable {
    package var term: String
    package var definition: [Passage]
  }

  /// In the order in which the lessons introduce the terms.
  package private(set) var entries: [Entry] = []

  /// Reads the level-3 headings below the heading `## Glossary`, each with its text.
  ///
  /// - Parameter text: Markdown. Without a glossary there are no entries.
  package init(_ text: String) {
    var prose = PassageParser()
    var isInside = false
    for block in BlockScanner.blocks(in: SourceLine.lines(of: text)) {
      switch block {
      case .heading(3, let line):
        if isInside {
          entries.append(Entry(term: prose.inlines(in: [line]).plainText, definition: []))
        }
      case .heading(_, let line):
        isInside = prose.inlines(in: [line]).plainText == "Glossary"
      default:
        guard isInside, !entries.isEmpty, let passage = prose.passage(from: block) else { continue }
        entries[entries.count - 1].definition.append(passage)
      }
    }
  }

  /// Returns the entries that a learner may mean. These are the entries whose term equals the
  /// words, in the singular or the plural; otherwise those whose term contains them; otherwise
  /// those whose term differs by a typing mistake. One or two letters must be the whole term.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  package func entries(for words: String) -> [Entry] {
    let wanted = Self.normalized(words)
    guard !wanted.isEmpty else { return [] }
    let terms = entries.map { Self.normalized($0.term) }
    func matches(where isMatch: (String) -> Bool) -> [Entry] {
      zip(self.entries, terms).filter { isMatch($0.1) }.map(\.0)
    }
    let same = matches { $0 == wanted }
    if !same.isEmpty { return same }
    guard wanted.count > 2 else { return [] }
    let containing = matches { " \($0)".contains(" \(wanted)") }
    if !containing.isEmpty { return containing }
    let near = closestMatches(to: wanted, in: terms, limit: wanted.count / 4)
    if let near = near.first { return matches { $0 == near } }
    // Another form of a word: "capturing" for "capture".
    let stem = wanted.prefix(max(4, wanted.count - 4))
    return matches { $0.split(separator: " ").contains { $0.hasPrefix(stem) } }
  }

  /// Returns lowercase text with spaces for hyphens and every word in the singular.
  private static func normalized(_ words: String) -> String {
    words.lowercased().split { !$0.isLetter }.map { word in
      word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
        ? String(word.dropLast()) : String(word)
    }.joined(separator: " ")
  }
}
