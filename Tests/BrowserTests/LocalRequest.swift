import Foundation

/// One request to a server on this machine, over a connection of its own.
///
/// Foundation's client on Linux refuses the driver's answers, so this speaks the little HTTP it takes.
struct LocalRequest: Sendable {
  var port: UInt16
  var method: String
  var path: String
  var body: Data?

  /// The body of the answer.
  func send() async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      // It blocks, and must not do so on a thread that tasks need.
      Thread.detachNewThread { continuation.resume(with: Result { try exchange() }) }
    }
  }

  private func exchange() throws -> Data {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw POSIXError(.ENFILE) }
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, size) == 0
      }
    }
    guard isConnected else { throw POSIXError(.ECONNREFUSED) }
    let content = body ?? Data()
    let head =
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
      + "Content-Type: application/json\r\nContent-Length: \(content.count)\r\n\r\n"
    let request = Array(head.utf8) + Array(content)
    var sent = 0
    while sent < request.count {
      let count = request[sent...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw POSIXError(.EPIPE) }
      sent += count
    }
    var answer = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      if let whole = Self.body(of: answer) { return whole }
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { throw POSIXError(.ECONNRESET) }
      answer.append(contentsOf: buffer[..<count])
    }
  }

  /// Once all of it is there.
  private static func body(of answer: Data) -> Data? {
    guard let end = answer.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self)
    let length = head.lowercased().split(separator: "\r\n")
      .first { $0.hasPrefix("content-length:") }
      .flatMap { Int($0.dropFirst(15).filter(\.isNumber)) }
    guard let length, answer.count >= end.upperBound + length else { return nil }
    return answer[end.upperBound..<(end.upperBound + length)]
  }
}
