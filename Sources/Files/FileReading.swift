package import Foundation

/// Reading files of any kind and size without waiting or memory for more than was asked for.
package enum FileReading {
  /// Why there are no bytes.
  package enum Failure: Error, Equatable, Sendable {
    case missing
    case directory
    /// A pipe, a device or a socket, where a file that keeps its content is needed.
    case notRegular
    /// More bytes than were asked for; how many, if the file says so.
    case tooLarge(bytes: Int?)
    /// What the system said.
    case system(String)
  }

  /// All bytes of a file.
  ///
  /// - Parameters:
  ///   - limit: in bytes; of a larger file no more than that is looked at.
  ///   - keepsContent: whether it must be a file that can be read again. Otherwise it may be a pipe,
  ///     such as a shell makes of `<(…)`, and is waited for.
  package static func bytes(
    at path: String, limit: Int, keepsContent: Bool
  ) throws(Failure) -> Data {
    let descriptor = try OpenFile(path, keepsContent: keepsContent)
    if descriptor.isRegular, descriptor.size > limit { throw .tooLarge(bytes: descriptor.size) }
    let bytes = try descriptor.read(upTo: limit + 1)
    if bytes.count > limit { throw .tooLarge(bytes: nil) }
    return bytes
  }

  /// The first bytes of a file and its last; the whole twice where it is no longer than either.
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

extension FileReading.Failure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing: "there is no such file"
    case .directory: "this is a directory, not a file"
    case .notRegular: "this is a pipe or a device, not a file"
    case .tooLarge(let bytes?): "it is too large: \(bytes) bytes"
    case .tooLarge(nil): "it is too large"
    case .system(let reason): reason
    }
  }
}

/// A file that is open for reading, until nobody holds it.
private final class OpenFile {
  private let descriptor: Int32
  let isRegular: Bool
  /// In bytes, when it was opened.
  let size: Int

  init(_ path: String, keepsContent: Bool) throws(FileReading.Failure) {
    // Opening a pipe that nobody writes to would wait; so it is asked for first what it is.
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

/// The words of the system for what it refused last.
func lastSystemError() -> String { String(cString: strerror(errno)) }
