/// A browser's request.
package struct Request: Equatable, Sendable {
  package enum Method: String, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
  }

  package var method: Method
  /// The path without the query.
  package var path: String
  package var query: [String: String]
  /// The headers by their names in lowercase.
  package var headers: [String: String]
  package var body: [UInt8]

  package init(
    _ method: Method, _ path: String, query: [String: String] = [:],
    headers: [String: String] = [:], body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }

  /// The fields of a submitted form.
  var form: [String: String] { Self.fields(String(decoding: body, as: UTF8.self)) }

  var seat: String? {
    guard let cookies = headers["cookie"] else { return nil }
    for cookie in cookies.split(separator: ";") {
      let parts = cookie.split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0].filter({ $0 != " " }) == "seat" { return String(parts[1]) }
    }
    return nil
  }

  /// Whether the connection stays open for another request.
  var keepsAlive: Bool { headers["connection"]?.lowercased() != "close" }

  static func fields(_ text: String) -> [String: String] {
    var fields: [String: String] = [:]
    for pair in text.split(separator: "&").prefix(16) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      fields[decoded(parts[0])] = parts.count > 1 ? decoded(parts[1]) : ""
    }
    return fields
  }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "+") {
        bytes.append(UInt8(ascii: " "))
      } else if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
