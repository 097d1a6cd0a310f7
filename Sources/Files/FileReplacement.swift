import Foundation
import MessageTables
import Phrases

/// The system's error message.
struct SystemFailure: Error {
  var reason: String
}

/// Writes a draft beside a file and renames it.
///
/// The draft has a fixed name, so the next process reuses a draft that a killed process left. If
/// another process is writing the draft, that is an error.
struct FileReplacement {
  /// The path of the result. A symbolic link is resolved, because a rename would replace the link.
  let target: String
  private var draft: String { target + ".draft" }

  init(path: String) {
    target = Self.resolved(path)
  }

  func write(_ contents: Data, isPrivate: Bool = false) throws(SystemFailure) {
    try makeFolders()
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      throw SystemFailure(reason: WriteMessage.isNotFile.text)
    }
    let descriptor = try lockedDraft()
    defer { close(descriptor) }
    do throws(SystemFailure) {
      guard ftruncate(descriptor, 0) == 0 else { throw SystemFailure(reason: lastSystemError()) }
      // The permissions are set before the contents are written, so that only the owner can read
      // them.
      if isPrivate {
        fchmod(descriptor, 0o600)
      } else if exists {
        fchmod(descriptor, status.st_mode & 0o7777)
      }
      try write(contents, to: descriptor)
      guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP,
        rename(draft, target) == 0
      else { throw SystemFailure(reason: lastSystemError()) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Returns the draft, open and locked by this process until it is closed.
  private func lockedDraft() throws(SystemFailure) -> Int32 {
    // Doesn't follow a link or wait for a pipe at the draft's path.
    let flags = O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    // If the draft was renamed between opening and locking, the descriptor refers to the final
    // file.
    for _ in 0..<100 {
      let descriptor = open(draft, O_WRONLY | O_CREAT | flags, 0o644)
      guard descriptor >= 0 else { throw SystemFailure(reason: lastSystemError()) }
      var (opened, named) = (stat(), stat())
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK,
        fstat(descriptor, &opened) == 0, lstat(draft, &named) == 0, opened.st_ino == named.st_ino
      {
        return descriptor
      }
      close(descriptor)
      usleep(1000)
    }
    throw SystemFailure(reason: WriteMessage.isBeingWritten.text)
  }

  private func write(_ contents: Data, to descriptor: Int32) throws(SystemFailure) {
    var rest = contents[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SystemFailure(reason: lastSystemError()) }
      rest = rest.dropFirst(count)
    }
  }

  func makeFolders() throws(SystemFailure) {
    var missing: [String] = []
    var folder = Self.folder(of: target)
    var status = stat()
    while folder != "/", folder != ".", stat(folder, &status) != 0 {
      missing.append(folder)
      folder = Self.folder(of: folder)
    }
    for folder in missing.reversed() where mkdir(folder, 0o700) != 0 && errno != EEXIST {
      throw SystemFailure(reason: lastSystemError())
    }
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the path with symbolic links at its end resolved.
  private static func resolved(_ path: String) -> String {
    var path = path
    // The same limit as the system's.
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count)
      guard count > 0 else { return path }
      let destination = String(
        decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      path = destination.hasPrefix("/") ? destination : folder(of: path) + "/" + destination
    }
    return path
  }
}
