import Foundation
import Synchronization

/// A terminal that receives the output of a process.
///
/// A process writes each line to a terminal at once. It buffers output to a file, and loses the buffer
/// when it crashes.
final class OutputTerminal: Sendable {
  /// The descriptor for the process to write to.
  let end: FileHandle
  private let near: Int32
  private let bytes = Mutex(Data())
  private let isRead = DispatchSemaphore(value: 0)

  /// Nil if the system can't create a terminal.
  init?() {
    guard let (near, name) = Self.makePair() else { return nil }
    let far = open(name, O_RDWR | O_NOCTTY)
    guard far >= 0 else {
      close(near)
      return nil
    }
    // Don't convert line ends.
    var mode = termios()
    tcgetattr(far, &mode)
    cfmakeraw(&mode)
    tcsetattr(far, TCSANOW, &mode)
    self.near = near
    end = FileHandle(fileDescriptor: far, closeOnDealloc: true)
  }

  deinit { close(near) }

  /// The descriptor to read from, and the path of the terminal to write to.
  private static func makePair() -> (near: Int32, name: String)? {
    let near = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard near >= 0 else { return nil }
    #if os(Linux)
      // Swift can't import the macros for these two requests of Linux.
      let (unlock, askNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var (isLocked, number): (CInt, CInt) = (0, 0)
      if ioctl(near, unlock, &isLocked) == 0, ioctl(near, askNumber, &number) == 0 {
        return (near, "/dev/pts/\(number)")
      }
    #else
      if grantpt(near) == 0, unlockpt(near) == 0, let name = ptsname(near) {
        return (near, String(cString: name))
      }
    #endif
    close(near)
    return nil
  }

  /// Reads in the background until all writers have closed the terminal.
  ///
  /// Call this after the process started, because it closes `end`.
  func begin() {
    try? end.close()
    DispatchQueue.global().async { [self] in
      var room = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(near, &room, room.count)
        if count > 0 {
          bytes.withLock { $0.append(contentsOf: room[..<count]) }
        } else if count == 0 || errno != EINTR {
          break
        }
      }
      isRead.signal()
    }
  }

  /// The output after the process ended. Waits for one second at most, because the process may have
  /// left children that still print.
  var text: String {
    _ = isRead.wait(timeout: .now() + 1)
    return String(decoding: bytes.withLock { $0 }, as: UTF8.self)
  }
}
