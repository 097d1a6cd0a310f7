// swift-format-ignore-file
// Text stands before, between and after the values of an interpolation, even if it is empty.
struct Log: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    var parts: [String]
    init(literalCapacity: Int, interpolationCount: Int) {
      parts = ["\(literalCapacity)/\(interpolationCount)"]
    }
    mutating func appendLiteral(_ text: String) { parts.append("<\(text)>") }
    mutating func appendInterpolation<T>(_ value: T) { parts.append("\(value)") }
  }
  var parts: [String]
  init(stringLiteral text: String) { parts = [text] }
  init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
}

func show(_ log: Log) { print(log.parts.joined(separator: " ")) }

show("a\(1)\(2)b")  // expect: 2/2 <a> 1 <> 2 <b>
show("\(1)")  // expect: 0/1 <> 1 <>
show("\(1)\(2)")  // expect: 0/2 <> 1 <> 2 <>
show("""
  a\(1)
  \(2)
  """)
// expect: 2/2 <a> 1 <
// expect: > 2 <>
show("plain")  // expect: plain
