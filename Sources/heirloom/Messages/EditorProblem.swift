import MessageTables
import Phrases

/// The reason why an editor didn't change a text.
enum EditorProblem: Message, Equatable {
  case notWritten(reason: String)
  case failedUnchanged(command: String)
  case failed(command: String, path: String)
  case noCommand(String, path: String)
  case notText(path: String)
}

extension EditorProblem {
  var sentence: Sentence {
    switch self {
    case .notWritten(let reason):
      "The editor could not be used. The code could not be written to a file: \(reason)."
    case .failedUnchanged(let command):
      """
      The editor could not be used. `\(command)` ended with an error, and your code is unchanged.
      """
    case .failed(let command, let path):
      """
      The editor could not be used. `\(command)` ended with an error. Your version is in \(path).
      """
    case .noCommand(let command, let path):
      "The editor could not be used. There is no command `\(command)`. The code is in \(path)."
    case .notText(let path):
      "The editor could not be used. The file is no text, or too large: \(path)."
    }
  }
}
