import MessageTables
import Pages
import Phrases

/// A response to a browser.
package struct Response: Equatable, Sendable {
  package var status: Int
  package var headers: [String: String]
  package var body: String
  /// Whether the connection is closed after it.
  package var closes = false

  static func page(_ html: HTML, status: Int = 200) -> Response {
    Response(
      status: status, headers: ["Content-Type": "text/html; charset=utf-8"], body: html.text)
  }

  static func refusal(_ status: Int, _ reason: RequestMessage) -> Response {
    Response(
      status: status, headers: ["Content-Type": "text/plain; charset=utf-8"],
      body: reason.text + "\n")
  }

  /// Returns a response that explains a status, if it has no page of its own.
  static func refusal(_ status: Int) -> Response {
    var response = refusal(status, RequestMessage(status: status))
    response.closes = true
    return response
  }

  static func redirect(to path: String, cookie: String? = nil) -> Response {
    var headers = ["Location": path]
    headers["Set-Cookie"] = cookie
    return Response(status: 303, headers: headers, body: "")
  }

  /// Nothing has changed.
  static let unchanged = Response(status: 204, headers: [:], body: "")

  private static let names = [
    200: "OK", 204: "No Content", 303: "See Other", 400: "Bad Request", 403: "Forbidden",
    404: "Not Found", 405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict",
    411: "Length Required", 413: "Content Too Large", 414: "URI Too Long",
    429: "Too Many Requests", 431: "Request Header Fields Too Large", 501: "Not Implemented",
    503: "Service Unavailable",
  ]

  /// Returns the bytes to send.
  func bytes(to request: Request?) -> [UInt8] {
    let content = Array(body.utf8)
    var head = "HTTP/1.1 \(status) \(Self.names[status] ?? "Status")\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    head += """
      Cache-Control: no-store\r
      Content-Length: \(content.count)\r
      Content-Security-Policy: \(ClassPages.policy)\r
      Referrer-Policy: no-referrer\r
      X-Content-Type-Options: nosniff\r
      X-Frame-Options: DENY\r
      Connection: \(closes ? "close" : "keep-alive")\r
      \r

      """
    return Array(head.utf8) + (request?.method == .head ? [] : content)
  }
}
