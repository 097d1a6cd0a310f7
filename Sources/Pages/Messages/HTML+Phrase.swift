package import MessageTables
package import Phrases

extension HTML {
  /// A sentence, whose words are markup already.
  package init(_ phrase: Phrase<HTML>) {
    self.init()
    for piece in phrase.shown {
      switch piece {
      case .words(let words), .lost(let words), .error(let words): self += HTML(trusted: words)
      case .name(let name): self += HTML(text: name)
      case .text(let markup): self += markup
      }
    }
  }
}

extension Phrase<HTML>.Interpolation {
  /// Escapes the text.
  package mutating func appendInterpolation(_ text: some StringProtocol) {
    appendInterpolation(HTML(text: text))
  }
}

extension Message<HTML> {
  /// The sentence as people read it.
  package var html: HTML { HTML(sentence) }
}
