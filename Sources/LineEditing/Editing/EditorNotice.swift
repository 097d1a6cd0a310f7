/// Something that a person at the prompt has to know.
package enum EditorNotice: Sendable, Equatable {
  /// The file wasn't a history; it was renamed and a new one is started.
  case movedAside(path: String, to: String)
  /// The file wasn't a history and couldn't be renamed; nothing is saved.
  case unusable(path: String, reason: String)
  /// An entry couldn't be saved.
  case notSaved(path: String, reason: String)
  /// A paste was larger than `PastedText.limit`; so many bytes of its end are missing.
  case pasteCut(bytes: Int)

  package var message: String {
    switch self {
    case .movedAside(let path, let aside):
      "the history file `\(path)` could not be read. It was renamed to `\(aside)`, and a new one was started."
    case .unusable(let path, let reason):
      "the history file `\(path)` could not be read (\(reason)). This shell saves no history."
    case .notSaved(let path, let reason):
      "the history could not be saved in `\(path)`: \(reason)"
    case .pasteCut(let bytes):
      "The pasted text is larger than 1 MB. The last \(bytes) bytes are left out. "
        + "To run a large file, type `:load FILE`."
    }
  }
}
