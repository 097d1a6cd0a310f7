package import MessageTables
import Phrases

extension EditorNotice: Message {
  package var sentence: Sentence {
    switch self {
    case .movedAside(let path, let aside):
      "the history file `\(path)` could not be read. It was renamed to `\(aside)`, and a new one was started."
    case .unusable(let path, let reason):
      "the history file `\(path)` could not be read (\(reason)). This shell saves no history."
    case .notSaved(let path, let reason):
      "the history could not be saved in `\(path)`: \(reason)"
    case .pasteCut(let bytes):
      """
      The pasted text is larger than 1 MB. The last \(bytes) bytes are left out. To run a large file, \
      type `:load FILE`.
      """
    }
  }
}
