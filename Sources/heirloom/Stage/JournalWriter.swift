import Classroom
import Files
import Foundation
import Lessons
import Synchronization

/// Keeps a class on disk, so that it can go on after its process ended.
final class JournalWriter: Sendable {
  private let file: StateFile?
  /// The number of changes that have been written.
  private let written = Mutex(0)

  init(file: StateFile?) { self.file = file }

  /// Writes what has changed; a class goes on where nothing can be written.
  func write(_ room: Room, port: UInt16) {
    written.withLock { version in
      guard let file, room.version != version else { return }
      version = room.version
      let journal = room.journal(port: port, at: Date().timeIntervalSince1970)
      guard let data = try? JSONEncoder().encode(journal) else { return }
      try? file.write(data)
    }
  }

  /// A class that ended has nothing to go on with.
  func remove() {
    guard let file else { return }
    try? FileManager.default.removeItem(atPath: file.path)
  }
}
