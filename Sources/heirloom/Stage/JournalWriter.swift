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

  /// Writes the class if it has changed. Ignores errors, because a class works without a journal.
  func write(_ room: Room, port: UInt16) {
    written.withLock { version in
      guard let file, room.version != version else { return }
      version = room.version
      let journal = room.journal(port: port, at: Date().timeIntervalSince1970)
      guard let data = try? JSONEncoder().encode(journal) else { return }
      // It holds the secret of the teacher's page.
      try? file.write(data, isPrivate: true)
    }
  }

  /// Removes the journal at the end of a class.
  func remove() {
    guard let file else { return }
    try? FileManager.default.removeItem(atPath: file.path)
  }
}
