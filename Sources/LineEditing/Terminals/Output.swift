import Foundation

/// Why bytes could not be written.
package enum WriteError: Error, Equatable {
  /// Nobody reads the other end any more.
  case closed
  case failed(errno: Int32)
}

/// Writes all bytes, however many calls that takes.
///
/// A closed pipe is an error only if SIGPIPE is ignored: see `ignoreBrokenPipes()`.
package func writeAll(_ descriptor: Int32, _ bytes: some Sequence<UInt8>) throws(WriteError) {
  let contiguous = ContiguousArray(bytes)
  let failure = contiguous.withUnsafeBytes { buffer -> WriteError? in
    guard let base = buffer.baseAddress else { return nil }
    var offset = 0
    while offset < buffer.count {
      let count = write(descriptor, base + offset, buffer.count - offset)
      if count >= 0 {
        offset += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitUntil(descriptor, Int16(POLLOUT))
      case EPIPE: return .closed
      case let code: return .failed(errno: code)
      }
    }
    return nil
  }
  if let failure { throw failure }
}

/// Makes writing to a closed pipe an error instead of the end of the process.
package func ignoreBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}
