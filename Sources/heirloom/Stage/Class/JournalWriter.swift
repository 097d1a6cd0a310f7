import Classroom
import Files
import Foundation
import Lessons
import Synchronization

/// Saves a class, so that another process can resume it.
final class JournalWriter: Sendable {
  private let file: StateFile?
  /// The version of the room that was written last.
  private let written = Mutex(0)

  init(file: StateFile?) { self.file = file }

  var isKept: Bool { file != nil }

  /// Writes the class if it has changed. Ignores errors, because a class works without a journal.
  ///
  /// - Parameter isOver: whether the teacher has ended the class.
  func write(_ room: Room, port: UInt16, isOver: Bool = false) {
    written.withLock { version in
      guard let file, isOver || room.version != version else { return }
      version = room.version
      var journal = room.journal(port: port, at: Date().timeIntervalSince1970)
      journal.isOver = isOver
      guard let data = try? JSONEncoder().encode(journal) else { return }
      // It holds the secret of the teacher's page.
      try? file.write(data, isPrivate: true)
    }
  }
}
