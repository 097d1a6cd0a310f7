package import MessageTables
import Phrases

/// A problem in the file of the progress, as a part of a sentence.
extension ProgressDecodingError: Message {
  package var sentence: Sentence {
    switch self {
    case .notJSON: "the file isn't JSON"
    case .otherVersion(let version, let known):
      "the file has version \(version), but this program reads version \(known)"
    case .missing(let path): "`\(path)` is missing"
    case .unexpected(let path):
      path.isEmpty ? "the file isn't a JSON object" : "`\(path)` has the wrong type"
    }
  }
}
