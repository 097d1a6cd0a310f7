package import Files
import Foundation

/// Keeps a learner's progress in its file, or in memory where there can be none.
///
/// No failure here stops a lesson, and none costs what is on disk: what cannot be read is moved
/// aside, and what can be neither read nor moved is not written over. Several shells may keep theirs
/// in one file: each adds to it what is new, under a lock.
package struct ProgressStore: Sendable {
  /// Where progress is kept.
  package enum Place: Equatable, Sendable {
    case file(StateFile)
    /// Until the program ends, because there is no home or its file is out of reach.
    case memory
  }

  package private(set) var place: Place
  /// What was on disk when it was last read or written here.
  private var base = LearnerProgress()

  /// The lessons, which know their former names and the order of their steps.
  package var library: LessonLibrary?

  package init(paths: StatePaths, library: LessonLibrary? = nil) {
    self.library = library
    place = paths.progressFile.map { .file(StateFile(path: $0)) } ?? .memory
  }

  /// Reads what was kept; notices are for the learner, on the side of the diagnostics.
  package mutating func load() -> (progress: LearnerProgress, notices: [StateNotice]) {
    guard case .file(let file) = place else { return (LearnerProgress(), [.noHome]) }
    let (progress, notice) = read(file)
    base = progress ?? LearnerProgress()
    return (base, notice.map { [$0] } ?? [])
  }

  /// Writes progress, together with what other shells have written meanwhile; in memory there is
  /// nothing to do.
  ///
  /// - Returns: what is kept now, and what happened to a file that had been damaged meanwhile.
  package mutating func save(
    _ progress: LearnerProgress
  ) throws(StateFileError) -> (progress: LearnerProgress, notice: StateNotice?) {
    guard case .file(let file) = place else { return (progress, nil) }
    let (before, library) = (base, library)
    return try file.exclusively { () throws(StateFileError) in
      let (kept, notice) = read(file)
      guard case .file = place else { return (progress, notice) }
      // Where the file has gone, all that is known here is new.
      let merged =
        kept.map { kept in
          progress.merged(into: kept, since: before) { library?.entry(slug: $0)?.lesson }
        } ?? progress
      guard let json = try? merged.json() else {
        preconditionFailure("progress is made of strings and numbers, which JSON can hold")
      }
      if merged != kept { try file.write(json) }
      base = merged
      return (merged, notice)
    }
  }

  /// What is on disk: nil if there is nothing, or nothing that can be read.
  private mutating func read(_ file: StateFile) -> (LearnerProgress?, StateNotice?) {
    let contents: Data?
    do {
      contents = try file.read()
    } catch {
      return (nil, abandon(file, because: error.reason))
    }
    guard let contents else { return (nil, nil) }
    do {
      let progress = try LearnerProgress(json: contents)
      return (library.map(progress.renamed) ?? progress, nil)
    } catch {
      return (nil, abandon(file, because: error.description))
    }
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
