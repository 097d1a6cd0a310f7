/// What a learner should know about the file their progress is in.
package enum StateNotice: Equatable, Sendable {
  /// The environment names no home, so progress lasts as long as the program.
  case noHome
  /// The file could not be read and has been renamed; a fresh one is started.
  case movedAside(path: String, to: String, reason: String)
  /// The file could be neither read nor renamed, and stays as it is.
  case outOfReach(path: String, reason: String)
}
