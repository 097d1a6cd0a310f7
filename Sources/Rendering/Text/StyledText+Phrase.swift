import MessageTables
import Phrases
import Recording

extension StyledText {
  /// A sentence that the libraries also use, with the tutor's styles.
  init(_ phrase: Phrase<StyledText>) {
    self.init()
    for piece in phrase.shown {
      switch piece {
      case .words(let words): append(words)
      case .lost(let words): append(words, .lost)
      case .error(let words): append(words, .error)
      case .name(let name): append(name, .name)
      case .text(let text): append(text)
      }
    }
  }

  /// A sentence in one style.
  init(_ message: some Message<StyledText>, _ style: Style) {
    self.init(message.styled.characters, style)
  }
}

extension Message<StyledText> {
  /// The sentence as people read it.
  var styled: StyledText { StyledText(sentence) }
}

extension Phrase<StyledText>.Interpolation {
  mutating func appendInterpolation(_ lane: LaneID) { appendInterpolation("\(lane)" as StyledText) }

  /// A text that isn't translated.
  mutating func appendInterpolation(plain text: String) { appendInterpolation(StyledText(text)) }
}
