package import Files
import Foundation
import MessageTables
import Phrases

/// Stores a learner's progress in its file, or in memory if there can't be a file.
///
/// No failure here stops a lesson or destroys data on disk: a file that can't be read is moved
/// aside, and one that can't be read or moved isn't overwritten. Several shells may use one file:
/// each adds its changes under a lock.
package struct ProgressStore: Sendable {
  /// Where progress is stored.
  package enum Place: Equatable, Sendable {
    case file(StateFile)
    /// In memory until the program ends, because there is no home directory or its file isn't
    /// accessible.
    case memory
  }

  package private(set) var place: Place
  /// The content on disk when it was last read or written here.
  private var base = LearnerProgress()

  /// The lessons, which know their former names and the order of their steps.
  package var library: LessonLibrary?

  package init(paths: StatePaths, library: LessonLibrary? = nil) {
    self.library = library
    place = paths.progressFile.map { .file(StateFile(path: $0)) } ?? .memory
  }

  /// Reads the stored progress. The notices are diagnostics for the learner.
  package mutating func load() -> (progress: LearnerProgress, notices: [StateNotice]) {
    guard case .file(let file) = place else { return (LearnerProgress(), [.noHome]) }
    let (progress, notice) = read(file)
    base = progress ?? LearnerProgress()
    return (base, notice.map { [$0] } ?? [])
  }

  /// Writes progress, merged with the progress that other shells have written meanwhile. In memory,
  /// does nothing.
  ///
  /// - Returns: The stored progress, and a notice if the file had been damaged meanwhile.
  package mutating func save(
    _ progress: LearnerProgress
  ) throws(StateFileError) -> (progress: LearnerProgress, notice: StateNotice?) {
    guard case .file(let file) = place else { return (progress, nil) }
    let (before, library) = (base, library)
    return try file.exclusively { () throws(StateFileError) in
      let (kept, notice) = read(file)
      guard case .file = place else { return (progress, notice) }
      // If the file was removed, all progress here is new.
      let merged =
        kept.map { kept in
          progress.merged(into: kept, since: before) { library?.entry(slug: $0)?.lesson }
        } ?? progress
      guard let json = try? merged.json() else {
        preconditionFailure("progress consists of strings and numbers, which JSON can encode")
      }
      if merged != kept { try file.write(json) }
      base = merged
      return (merged, notice)
    }
  }

  /// Returns the progress on disk: nil if there is none, or if it can't be read.
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
      return (nil, abandon(file, because: error.text))
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
