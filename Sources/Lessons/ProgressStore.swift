import Foundation

/// Keeps a learner's progress in its file, or in memory where there can be none.
///
/// No failure here stops a lesson, and none costs what is on disk: what cannot be read is moved
/// aside, and what can be neither read nor moved is not written over.
package struct ProgressStore: Sendable {
  /// Where progress is kept.
  package enum Place: Equatable, Sendable {
    case file(StateFile)
    /// Until the program ends, because there is no home or its file is out of reach.
    case memory
  }

  package private(set) var place: Place

  package init(paths: StatePaths) {
    place = paths.progressFile.map { .file(StateFile(path: $0)) } ?? .memory
  }

  /// Reads what was kept; notices are for the learner, on the side of the diagnostics.
  package mutating func load() -> (progress: LearnerProgress, notices: [StateNotice]) {
    guard case .file(let file) = place else { return (LearnerProgress(), [.noHome]) }
    let contents: Data?
    do {
      contents = try file.read()
    } catch {
      return (LearnerProgress(), [abandon(file, because: error.reason)])
    }
    guard let contents else { return (LearnerProgress(), []) }
    do {
      return (try LearnerProgress(json: contents), [])
    } catch {
      return (LearnerProgress(), [abandon(file, because: error.description)])
    }
  }

  /// Writes progress; in memory there is nothing to do.
  package func save(_ progress: LearnerProgress) throws(StateFileError) {
    guard case .file(let file) = place else { return }
    guard let json = try? progress.json() else {
      preconditionFailure("progress is made of strings and numbers, which JSON can hold")
    }
    try file.write(json)
  }

  private mutating func abandon(_ file: StateFile, because reason: String) -> StateNotice {
    do {
      return .movedAside(path: file.path, to: try file.moveAside(), reason: reason)
    } catch {
      place = .memory
      return .outOfReach(path: file.path, reason: reason)
    }
  }
}
