import MessageTables
import Phrases

/// A problem in a pattern, as a part of a sentence.
extension LineMatcher.Problem: Message {
  var sentence: Sentence {
    switch self {
    case .unclosed(let opening): "`\(String(opening))` is never closed"
    case .unopened: "`)` closes nothing"
    case .nothingToRepeat: "a repetition has nothing to repeat"
    case .malformedRepetition: "write a repetition as `{2}`, `{2,}` or `{2,3}`"
    case .unknownEscape(let character): "`\\\(String(character))` means nothing"
    case .endsInBackslash: "it ends in a backslash"
    case .notSupported(let text): "patterns of lessons have no `\(text)`"
    case .emptyRange: "a range of characters has its ends in the wrong order"
    case .tooLarge: "it is too large"
    }
  }
}
