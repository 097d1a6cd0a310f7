import Foundation
import Sessions

/// Standard input, output and error.
enum StandardStreams {
  /// Opens `/dev/null` in place of a closed stream. Otherwise the next opened file would get the
  /// stream's descriptor, and output would be written to that file.
  static func settle() {
    let isOutputClosed = isClosed(1)
    for descriptor in [0, 1, 2] as [Int32] where isClosed(descriptor) {
      // `open` returns the lowest free descriptor.
      _ = open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY)
    }
    guard isOutputClosed else { return }
    Console().show(Finding(.outputIsClosed))
    exit(ExitStatus.misuse.rawValue)
  }

  private static func isClosed(_ descriptor: Int32) -> Bool {
    fcntl(descriptor, F_GETFD) == -1
  }
}
