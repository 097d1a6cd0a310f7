/// Notices for a learner about the file of their progress.
package enum StateNotice: Equatable, Sendable {
  /// The environment has no home directory, so progress lasts only as long as the program.
  case noHome
  /// The file could not be read and was renamed. A new one is started.
  case movedAside(path: String, to: String, reason: String)
  /// The file could be neither read nor renamed, and stays unchanged.
  case outOfReach(path: String, reason: String)
}
