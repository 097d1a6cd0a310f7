import Phrases

extension StyledText {
  /// A sentence that the libraries also use, with the tutor's styles.
  init(_ phrase: Phrase<StyledText>) {
    self.init()
    for piece in phrase.pieces {
      switch piece {
      case .words(let words): append(words)
      case .lost(let words): append(words, .lost)
      case .name(let name): append(name, .name)
      case .text(let text): append(text)
      }
    }
  }
}
