import MessageTables
import Phrases

/// The reason why a file can't be used.
enum FileProblem: ProblemMessage {
  case largerThan(megabytes: Int)
  case largerThanProgram(bytes: Int)
  case notRead(reason: String)
  case isEmpty
  /// A reason that another part of the system words.
  case other(String)
}

extension FileProblem {
  var sentence: Sentence {
    switch self {
    case .largerThan(let megabytes): "the file is larger than \(megabytes) MB"
    case .largerThanProgram(let bytes): "the file is larger than \(bytes) bytes"
    case .notRead(let reason): "the file could not be read: \(reason)"
    case .isEmpty: "the file is empty"
    case .other(let reason): "\(reason)"
    }
  }

  var advice: Sentence? {
    switch self {
    case .largerThan, .largerThanProgram: "Check that you named the right file."
    case .notRead, .isEmpty, .other: nil
    }
  }
}
