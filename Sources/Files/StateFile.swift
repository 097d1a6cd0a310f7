package import Foundation
import MessageTables
import Phrases

/// A small file that is written atomically, and that several processes may share.
package struct StateFile: Equatable, Sendable {
  package let path: String

  /// The maximum size in bytes. A larger file isn't one of ours.
  package static let limit = 16 << 20

  package init(path: String) {
    self.path = path
  }

  /// The file's bytes; `nil` when there is no such file.
  package func read() throws(StateFileError) -> Data? {
    do throws(FileReading.Failure) {
      return try FileReading.bytes(at: path, limit: Self.limit, keepsContent: true)
    } catch .missing {
      return nil
    } catch {
      throw .unreadable(path: path, reason: error.text)
    }
  }

  /// Returns its first and its last bytes. Both are the whole file if it is small; `nil` if there
  /// is no file.
  package func ends(
    first: Int, last: Int
  ) throws(StateFileError) -> (first: Data, last: Data, isWhole: Bool)? {
    do throws(FileReading.Failure) {
      return try FileReading.ends(at: path, first: first, last: last)
    } catch .missing {
      return nil
    } catch {
      throw .unreadable(path: path, reason: error.text)
    }
  }

  /// Replaces the bytes by a rename, so that a reader sees either the old or the new ones.
  ///
  /// Missing folders on the path are made, and a symbolic link stays one. The file's permissions
  /// are kept.
  ///
  /// - Parameter isPrivate: Whether only the owner may read the file.
  package func write(_ contents: Data, isPrivate: Bool = false) throws(StateFileError) {
    do throws(SystemFailure) {
      try FileReplacement(path: path).write(contents, isPrivate: isPrivate)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// Reads and writes while no other process does so in the file's folder.
  ///
  /// If the lock isn't available within a second, because the file system doesn't support locks or
  /// another process holds it, the operation runs without it.
  package func exclusively<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let lock = FolderLock(ofFileAt: path)
    defer { lock?.unlock() }
    return try body()
  }

  /// Renames the file to `NAME.bad` (or `NAME.bad2`, …), and returns the new path.
  package func moveAside() throws(StateFileError) -> String {
    var aside = path + ".bad"
    var count = 1
    var status = stat()
    while lstat(aside, &status) == 0 {
      count += 1
      aside = "\(path).bad\(count)"
    }
    guard rename(path, aside) == 0 else {
      throw .unmovable(path: path, reason: lastSystemError())
    }
    return aside
  }
}

/// An operation that the file system refused.
package enum StateFileError: Error, Equatable, Sendable {
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  case unmovable(path: String, reason: String)
}

extension StateFileError {
  /// The system's error message.
  package var reason: String {
    switch self {
    case .unreadable(_, let reason), .unwritable(_, let reason), .unmovable(_, let reason): reason
    }
  }
}
