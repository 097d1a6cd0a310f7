import Testing

@testable import Classroom

@Suite("Requests")
struct RequestParserTests {
  private func parse(_ text: String) -> RequestParser.Result {
    RequestParser.parse(Array(text.utf8))
  }

  @Test("a page and a form are parsed, whatever follows them")
  func wellFormed() throws {
    let text =
      "POST /vote?a=b%20c HTTP/1.1\r\nHost: h:1\r\nContent-Length: 9\r\nCookie: x=1; seat=s\r\n\r\na=1&b=%41GET"
    guard case .request(let request, let length) = parse(text) else {
      Issue.record("it was not understood")
      return
    }
    #expect(length == text.utf8.count - 3)
    #expect(request.method == .post && request.path == "/vote" && request.query == ["a": "b c"])
    #expect(request.form == ["a": "1", "b": "A"] && request.seat == "s" && request.keepsAlive)
  }

  @Test("a request that arrives in pieces is completed")
  func pieces() {
    let bytes = Array("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\nab".utf8)
    for count in bytes.indices {
      #expect(RequestParser.parse(Array(bytes[..<count])) == .incomplete, "\(count)")
    }
    guard case .request = RequestParser.parse(bytes) else {
      Issue.record("the whole was not understood")
      return
    }
  }

  @Test(
    "anything that isn't clearly a request is refused",
    arguments: [
      ("GET /\r\n\r\n", 400), ("GET / HTTP/2\r\n\r\n", 400), ("GET  / HTTP/1.1\r\n\r\n", 400),
      ("DELETE / HTTP/1.1\r\n\r\n", 405), ("get / HTTP/1.1\r\n\r\n", 405),
      ("GET http://x/ HTTP/1.1\r\n\r\n", 400), ("GET /\\x HTTP/1.1\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost : h\r\n\r\n", 400), ("GET / HTTP/1.1\r\n Host: h\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nH\u{E9}: a\r\n\r\n", 400), ("GET / HTTP/1.1\r\nA\nb\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\n\r\n", 411), ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: 99999\r\n\r\n", 413),
      ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 501),
    ])
  func refused(_ text: String, _ status: Int) { #expect(parse(text) == .refused(status)) }

  @Test("a request that is too long is refused before its end arrives")
  func tooLong() {
    #expect(
      parse("GET /" + String(repeating: "a", count: 2000) + " HTTP/1.1\r\n\r\n") == .refused(414))
    #expect(parse(String(repeating: "a", count: 9000)) == .refused(431))
    let headers = (0..<100).map { "A\($0): b\r\n" }.joined()
    #expect(parse("GET / HTTP/1.1\r\n" + headers + "\r\n") == .refused(431))
  }

  /// Requests that are cut, joined and corrupted by a generator with a fixed seed.
  @Test(
    "no bytes make the parser fail or read beyond their end",
    arguments: 0..<300 as Range<UInt64>)
  func fuzz(seed: UInt64) {
    var random = SplitMix(state: seed)
    let pieces: [[UInt8]] = [
      "GET ", "POST ", "/", "/vote", " HTTP/1.1", "\r\n", "\r\n\r\n", "\n", "Host: x",
      "Content-Length: ",
      "12", "4096", "4097", "-", "Transfer-Encoding: chunked", "Cookie: seat=", ":", "%", "%zz",
      "&=", "?",
      "\u{0}", "é", "a=b",
    ].map { Array($0.utf8) }
    for _ in 0..<50 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        bytes += pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      if Bool.random(using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      switch RequestParser.parse(bytes) {
      case .request(let request, let length):
        #expect(length <= bytes.count && request.body.count <= RequestParser.mostBodyBytes)
        #expect(request.path.hasPrefix("/"))
        _ = (request.form, request.seat)
      case .refused(let status): #expect((400...599).contains(status))
      case .incomplete:
        #expect(bytes.count <= RequestParser.mostHeadBytes + RequestParser.mostBodyBytes)
      }
    }
  }
}

/// A generator that returns the same numbers for the same seed on every platform.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
