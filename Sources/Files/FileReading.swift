package import Foundation

/// Reads files of any kind and size, with bounded time and memory.
package enum FileReading {
  /// The reasons why there are no bytes.
  package enum Failure: Error, Equatable, Sendable {
    case missing
    case directory
    /// A pipe, a device or a socket, where a regular file is needed.
    case notRegular
    /// More bytes than the limit. The number of bytes, if known.
    case tooLarge(bytes: Int?)
    /// The system's error message.
    case system(String)
  }

  /// Returns all bytes of a file.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of bytes to read.
  ///   - keepsContent: Whether it must be a file that can be read again. Otherwise it may be a
  ///     pipe, such as the shell makes for `<(…)`, and the call waits for it.
  package static func bytes(
    at path: String, limit: Int, keepsContent: Bool
  ) throws(Failure) -> Data {
    let descriptor = try OpenFile(path, keepsContent: keepsContent)
    if descriptor.isRegular, descriptor.size > limit { throw .tooLarge(bytes: descriptor.size) }
    let bytes = try descriptor.read(upTo: limit + 1)
    if bytes.count > limit { throw .tooLarge(bytes: nil) }
    return bytes
  }

  /// Returns the first and the last bytes of a file. Both are the whole file if it is small enough.
  static func ends(
    at path: String, first: Int, last: Int
  ) throws(Failure) -> (first: Data, last: Data, isWhole: Bool) {
    let descriptor = try OpenFile(path, keepsContent: true)
    let size = descriptor.size
    guard size > last else {
      let whole = try descriptor.read(upTo: last)
      return (whole.prefix(first), whole, true)
    }
    let beginning = try descriptor.read(upTo: first)
    descriptor.move(to: size - last)
    return (beginning, try descriptor.read(upTo: last), false)
  }
}

/// A file that is open for reading, and is closed on release.
private final class OpenFile {
  private let descriptor: Int32
  let isRegular: Bool
  /// The size in bytes when the file was opened.
  let size: Int

  init(_ path: String, keepsContent: Bool) throws(FileReading.Failure) {
    // Nonblocking, because opening a pipe without a writer would wait. The file's kind is checked
    // afterwards.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | (keepsContent ? O_NONBLOCK : 0))
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .missing : .system(lastSystemError())
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let reason = lastSystemError()
      close(descriptor)
      throw .system(reason)
    }
    let kind = status.st_mode & S_IFMT
    isRegular = kind == S_IFREG
    size = Int(status.st_size)
    guard isRegular || (!keepsContent && kind != S_IFDIR) else {
      close(descriptor)
      throw kind == S_IFDIR ? .directory : .notRegular
    }
  }

  deinit { close(descriptor) }

  func move(to offset: Int) { lseek(descriptor, off_t(offset), SEEK_SET) }

  func read(upTo limit: Int) throws(FileReading.Failure) -> Data {
    var bytes = Data()
    var chunk = [UInt8](repeating: 0, count: min(limit, 1 << 16))
    while bytes.count < limit {
      let wanted = min(chunk.count, limit - bytes.count)
      let count = Foundation.read(descriptor, &chunk, wanted)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(lastSystemError()) }
      if count == 0 { break }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }
}

/// Returns the system's message for its last error.
func lastSystemError() -> String { String(cString: strerror(errno)) }
