import Foundation
import Synchronization

/// A terminal for what a process prints, of which every line arrives as soon as it is whole: what goes
/// to a file stays in the process until there is much of it, and is lost with the process.
final class OutputTerminal: Sendable {
  /// The end that the process writes to.
  let end: FileHandle
  private let near: Int32
  private let bytes = Mutex(Data())
  private let isRead = DispatchSemaphore(value: 0)

  /// None where the system has no terminals to give.
  init?() {
    guard let (near, name) = Self.makePair() else { return nil }
    let far = open(name, O_RDWR | O_NOCTTY)
    guard far >= 0 else {
      close(near)
      return nil
    }
    // Line ends stay what they are.
    var mode = termios()
    tcgetattr(far, &mode)
    cfmakeraw(&mode)
    tcsetattr(far, TCSANOW, &mode)
    self.near = near
    end = FileHandle(fileDescriptor: far, closeOnDealloc: true)
  }

  deinit { close(near) }

  /// The end to read from, and the name of the one to write to.
  private static func makePair() -> (near: Int32, name: String)? {
    let near = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard near >= 0 else { return nil }
    #if os(Linux)
      // Requests of the system's own, which C's headers don't give to Swift.
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

  /// Reads until nobody writes any more; the process has its own copy of the end by now.
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

  /// All that was printed, once the process is over; what it left running may still print.
  var text: String {
    _ = isRead.wait(timeout: .now() + 1)
    return String(decoding: bytes.withLock { $0 }, as: UTF8.self)
  }
}
