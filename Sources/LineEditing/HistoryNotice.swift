/// Something a person should know about the history file.
package enum HistoryNotice: Sendable, Equatable {
  /// The file wasn't a history; it was renamed and a new one is started.
  case movedAside(path: String, to: String)
  /// The file wasn't a history and couldn't be renamed; nothing is saved.
  case unusable(path: String, reason: String)
  /// An entry couldn't be saved.
  case notSaved(path: String, reason: String)

  package var message: String {
    switch self {
    case .movedAside(let path, let aside):
      "the history in `\(path)` could not be read; it is kept as `\(aside)` and a new one started"
    case .unusable(let path, let reason):
      "the history in `\(path)` could not be read (\(reason)); nothing will be saved there"
    case .notSaved(let path, let reason):
      "the history could not be saved in `\(path)`: \(reason)"
    }
  }
}
