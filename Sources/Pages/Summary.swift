import Lessons

/// The first whole sentences of a text, for a list.
struct Summary {
  /// The length, in characters, at which no further sentence is added.
  private static let length = 110

  let inlines: [Inline]

  init(of passages: [Passage]) {
    guard case .paragraph(let inlines)? = passages.first else {
      self.inlines = []
      return
    }
    self.inlines = Self.sentences(of: inlines)
  }

  private static func sentences(of inlines: [Inline]) -> [Inline] {
    var (summary, length): ([Inline], Int) = ([], 0)
    for inline in inlines {
      guard case .text(let text) = inline else {
        summary.append(inline)
        length += inline.plainText.count
        continue
      }
      guard let end = end(in: text, after: Self.length - length) else {
        summary.append(inline)
        length += text.count
        continue
      }
      return summary + [.text(String(text[..<end]))]
    }
    return summary
  }

  /// Returns the end of the first sentence that ends after a number of characters.
  private static func end(in text: String, after count: Int) -> String.Index? {
    zip(text.indices, 1...).first { index, length in
      let rest = text[text.index(after: index)...]
      return length >= count && ".?!".contains(text[index]) && rest.first?.isWhitespace != false
    }.map { text.index(after: $0.0) }
  }
}
