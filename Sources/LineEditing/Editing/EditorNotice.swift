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
}
