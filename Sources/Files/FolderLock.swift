import Foundation

/// A lock that processes share by a folder, and that leaves no file behind.
struct FolderLock {
  private let descriptor: Int32

  /// How long it is waited for, in milliseconds.
  private static let patience = 1000

  /// Nil if it isn't to be had.
  init?(ofFileAt path: String) {
    let file = FileReplacement(path: path)
    // Whoever can't make it will be told so when they write.
    try? file.makeFolders()
    let folder = FileReplacement.folder(of: file.target)
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    for _ in 0..<Self.patience {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      usleep(1000)
    }
    close(descriptor)
    return nil
  }

  func unlock() { close(descriptor) }
}
