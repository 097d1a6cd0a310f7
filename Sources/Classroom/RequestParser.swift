/// Reads requests from the bytes of a connection, and rejects anything ambiguous.
///
/// It supports the part of HTTP/1.1 that browsers use for pages and forms: no folded lines, no
/// chunked bodies, no two lengths. Constructs that have been used to attack servers are refused,
/// not interpreted.
package enum RequestParser {
  package enum Result: Equatable, Sendable {
    case incomplete
    case request(Request, length: Int)
    /// A refusal with a status to answer. Then the connection is closed.
    case refused(Int)
  }

  package static let mostHeadBytes = 8 * 1024
  package static let mostBodyBytes = 4 * 1024
  private static let mostHeaders = 64
  private static let mostTargetBytes = 1024

  package static func parse(_ bytes: [UInt8]) -> Result {
    guard let end = endOfHead(bytes) else {
      return bytes.count > mostHeadBytes ? .refused(431) : .incomplete
    }
    guard end <= mostHeadBytes else { return .refused(431) }
    // A request's head needs only ASCII here.
    guard bytes[..<end].allSatisfy({ $0 == 13 || $0 == 10 || $0 == 9 || (32..<127).contains($0) })
    else { return .refused(400) }
    var lines = String(decoding: bytes[..<(end - 4)], as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false)
    let first = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard first.count == 3, first[2] == "HTTP/1.1" || first[2] == "HTTP/1.0" else {
      return .refused(400)
    }
    guard let method = Request.Method(rawValue: String(first[0])) else { return .refused(405) }
    guard first[1].utf8.count <= mostTargetBytes else { return .refused(414) }
    guard first[1].hasPrefix("/"), !first[1].contains("\\"), !first[1].contains("#") else {
      return .refused(400)
    }
    guard lines.count <= mostHeaders else { return .refused(431) }
    guard let headers = headers(lines) else { return .refused(400) }
    if headers["transfer-encoding"] != nil { return .refused(501) }
    guard let length = length(of: headers, method) else {
      return .refused(method == .post && headers["content-length"] == nil ? 411 : 400)
    }
    guard length <= mostBodyBytes else { return .refused(413) }
    guard bytes.count >= end + length else { return .incomplete }
    let target = first[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let request = Request(
      method, String(target[0]), query: target.count > 1 ? Request.fields(String(target[1])) : [:],
      headers: headers, body: Array(bytes[end..<(end + length)]))
    return .request(request, length: end + length)
  }

  /// Returns the index after the empty line.
  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    var index = 3
    let limit = min(bytes.count, mostHeadBytes + 4)
    while index < limit {
      if bytes[index] == 10, bytes[index - 1] == 13, bytes[index - 2] == 10, bytes[index - 3] == 13
      {
        return index + 1
      }
      index += 1
    }
    return nil
  }

  private static func headers(_ lines: [Substring]) -> [String: String]? {
    var headers: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty,
        parts[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
      else { return nil }
      let name = parts[0].lowercased()
      // Headers that affect the meaning of a request may occur only once.
      let isDecisive = ["content-length", "host", "origin", "transfer-encoding"].contains(name)
      guard headers[name] == nil || !isDecisive else { return nil }
      let value = parts[1].drop { $0 == " " || $0 == "\t" }
      headers[name] = String(value)
    }
    return headers
  }

  private static func length(of headers: [String: String], _ method: Request.Method) -> Int? {
    guard let text = headers["content-length"] else { return method == .post ? nil : 0 }
    guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}
