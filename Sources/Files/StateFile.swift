package import Foundation

/// A small file that is written whole or not at all, and that several processes may share.
package struct StateFile: Equatable, Sendable {
  package let path: String

  /// In bytes; a larger file isn't one of ours.
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
      throw .unreadable(path: path, reason: error.description)
    }
  }

  /// Its first bytes and its last, both the whole of a small file; `nil` when there is no such file.
  package func ends(
    first: Int, last: Int
  ) throws(StateFileError) -> (first: Data, last: Data, isWhole: Bool)? {
    do throws(FileReading.Failure) {
      return try FileReading.ends(at: path, first: first, last: last)
    } catch .missing {
      return nil
    } catch {
      throw .unreadable(path: path, reason: error.description)
    }
  }

  /// Puts new bytes in the place of the old by a rename, so that a reader sees either.
  ///
  /// Folders on the way are made, and a link stays one. An old file's permissions are kept.
  ///
  /// - Parameter isPrivate: whether only the owner may read the file.
  package func write(_ contents: Data, isPrivate: Bool = false) throws(StateFileError) {
    do throws(SystemFailure) {
      try FileReplacement(path: path).write(contents, isPrivate: isPrivate)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// Reads and writes while no other process does so in the file's folder.
  ///
  /// Where the lock is not to be had within a second, because the file system knows none or somebody
  /// has stopped while holding it, it goes on without.
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

/// What the file system refused.
package enum StateFileError: Error, Equatable, Sendable {
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  case unmovable(path: String, reason: String)
}

extension StateFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "`\(path)` could not be read: \(reason)"
    case .unwritable(let path, let reason): "`\(path)` could not be written: \(reason)"
    case .unmovable(let path, let reason): "`\(path)` could not be renamed: \(reason)"
    }
  }

  /// What the system said.
  package var reason: String {
    switch self {
    case .unreadable(_, let reason), .unwritable(_, let reason), .unmovable(_, let reason): reason
    }
  }
}
