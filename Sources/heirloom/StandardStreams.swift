import Foundation
import Sessions

/// The three descriptors that a process is born with, or should be.
enum StandardStreams {
  /// Sees to it that none of them is free, or else the next file opened would be written to.
  static func settle() {
    let isOutputClosed = isClosed(1)
    for descriptor in [0, 1, 2] as [Int32] where isClosed(descriptor) {
      // The lowest free descriptor is the one that is taken.
      _ = open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY)
    }
    guard isOutputClosed else { return }
    Console().show(Finding(message: "standard output is closed", name: ""))
    exit(ExitStatus.misuse.rawValue)
  }

  private static func isClosed(_ descriptor: Int32) -> Bool {
    fcntl(descriptor, F_GETFD) == -1
  }
}
