import Foundation

/// A lock that processes share through a folder, without a lock file.
struct FolderLock {
  private let descriptor: Int32

  /// The maximum time to wait, in milliseconds.
  private static let patience = 1000

  /// Nil if the lock isn't available.
  init?(ofFileAt path: String) {
    let file = FileReplacement(path: path)
    // If this fails, the later write reports the error.
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
