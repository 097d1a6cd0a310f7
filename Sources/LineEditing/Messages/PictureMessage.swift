import MessageTables
import Phrases

/// Remarks in the picture of an entry: rows that are hidden, more candidates, and a search.
enum PictureMessage: Message {
  case hiddenAbove(Int)
  case hiddenBelow(Int)
  /// Of the candidates that complete a word.
  case moreCandidates(Int)
  case search(String)
  case searchWithoutResult(String)
}

extension PictureMessage {
  var sentence: Sentence {
    switch self {
    case .hiddenAbove(let rows):
      .plural(rows, one: "1 more row above", other: "\(rows) more rows above")
    case .hiddenBelow(let rows):
      .plural(rows, one: "1 more row below", other: "\(rows) more rows below")
    case .moreCandidates(let count): .plural(count, one: "and 1 more", other: "and \(count) more")
    case .search(let text): "search: \(text)"
    case .searchWithoutResult(let text): "search: \(text)  (not found)"
    }
  }
}
