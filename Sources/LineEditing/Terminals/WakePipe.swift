import Foundation

/// A pipe that a thread blocked in `poll` listens to besides its input.
final class WakePipe: Sendable {
  let readEnd: Int32
  private let writeEnd: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Makes the read end readable; a full pipe is readable already.
  func wake() {
    var byte: UInt8 = 0
    _ = write(writeEnd, &byte, 1)
  }

  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(readEnd, &bytes, bytes.count) > 0 {}
  }

  /// Waits until `input` has something to read or the pipe was woken.
  ///
  /// - Parameter milliseconds: how long to wait at most; negative waits for ever.
  func wait(for input: Int32, milliseconds: Int32 = -1) -> Readiness {
    while true {
      var descriptors = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&descriptors, 2, milliseconds)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return .input }
      if count == 0 { return .timeout }
      if descriptors[1].revents != 0 {
        drain()
        return .woken
      }
      return .input
    }
  }

  enum Readiness {
    /// The input can be read, or has failed or ended, which reading it will tell.
    case input
    case woken
    case timeout
  }
}

/// Reads one byte, or returns nil at the end of the input.
func readByte(_ descriptor: Int32) -> UInt8? {
  var byte: UInt8 = 0
  while true {
    let count = read(descriptor, &byte, 1)
    if count == 1 { return byte }
    guard count < 0 else { return nil }
    switch errno {
    case EINTR: continue
    case EAGAIN: waitUntil(descriptor, Int16(POLLIN))
    default: return nil
    }
  }
}

/// Blocks until a non-blocking descriptor is ready for `events`.
func waitUntil(_ descriptor: Int32, _ events: Int16) {
  var one = pollfd(fd: descriptor, events: events, revents: 0)
  _ = poll(&one, 1, -1)
}
