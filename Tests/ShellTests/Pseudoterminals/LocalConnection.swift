package import Foundation

/// A connection to a server on this machine, on which a test sends exact bytes.
///
/// Its calls block, so they must run on separate threads: see `exchange`. Foundation's client sends
/// only well-formed requests, and on Linux refuses some servers' responses.
package final class LocalConnection {
  package struct Answer: Sendable {
    package var status: Int
    /// The headers by their names in lowercase.
    package var headers: [String: String]
    package var body: Data

    package var text: String { String(decoding: body, as: UTF8.self) }
  }

  private let descriptor: Int32
  private var buffer = Data()

  package init(port: UInt16) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw POSIXError(.ENFILE) }
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
  }

  deinit { close(descriptor) }

  package func send(_ bytes: some Collection<UInt8>) throws {
    let bytes = Array(bytes)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Self.noSignal)
      }
      guard count > 0 else { throw POSIXError(.EPIPE) }
      sent += count
    }
  }

  /// Returns the next response; nil if the other side has closed the connection.
  package func answer() throws -> Answer? {
    while true {
      if let answer = takeAnswer() { return answer }
      var chunk = [UInt8](repeating: 0, count: 65536)
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { return nil }
      buffer.append(contentsOf: chunk[..<count])
    }
  }

  /// Sends a request and returns its response, on a separate thread.
  package static func request(
    _ method: String, _ path: String, port: UInt16, headers: [String: String] = [:],
    body: Data = Data()
  ) async throws -> Answer {
    let head = Self.head(method, path, port: port, headers: headers, length: body.count)
    return try await exchange {
      let connection = try LocalConnection(port: port)
      try connection.send(Array(head.utf8) + Array(body))
      guard let answer = try connection.answer() else { throw POSIXError(.ECONNRESET) }
      return answer
    }
  }

  package static func head(
    _ method: String, _ path: String, port: UInt16, headers: [String: String], length: Int
  ) -> String {
    var all = ["Host": "127.0.0.1:\(port)", "Content-Length": String(length)]
    all.merge(headers) { $1 }
    return "\(method) \(path) HTTP/1.1\r\n"
      + all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined() + "\r\n"
  }

  /// Runs blocking code on a separate thread.
  package static func exchange<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
    }
  }

  private func takeAnswer() -> Answer? {
    guard let end = buffer.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: buffer[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = String(
        line[line.index(after: colon)...].drop { $0 == " " })
    }
    let length = headers["content-length"].flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    guard buffer.count >= end.upperBound + length else { return nil }
    let body = Data(buffer[end.upperBound..<(end.upperBound + length)])
    let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    buffer = Data(buffer[(end.upperBound + length)...])
    return Answer(status: status, headers: headers, body: body)
  }

  /// A test that writes to a closed connection gets an error, not a signal.
  private static var noSignal: Int32 {
    #if canImport(Darwin)
      0
    #else
      Int32(MSG_NOSIGNAL)
    #endif
  }
}
