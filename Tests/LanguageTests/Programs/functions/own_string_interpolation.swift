// swift-format-ignore-file
struct Log: ExpressibleByStringInterpolation, CustomStringConvertible {
  struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    init(literalCapacity: Int, interpolationCount: Int) { text += "\(interpolationCount):" }
    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ value: Int, padded width: Int) { let s = String(value); text += String(repeating: "0", count: max(0, width - s.count)) + s }
    mutating func appendInterpolation(secret value: String) { text += String(repeating: "*", count: value.count) }
    mutating func appendInterpolation<T>(_ value: T) { text += "<\(value)>" }
  }
  let description: String
  init(stringLiteral value: String) { description = value }
  init(stringInterpolation: StringInterpolation) { description = stringInterpolation.text }
}
func log(_ message: Log) { print(message) }  // expect: plain // expect: 3:id 007 for ****** is <true>
log("plain")
log("id \(7, padded: 3) for \(secret: "hunter") is \(true)")
extension String.StringInterpolation { mutating func appendInterpolation(hex n: Int) { appendLiteral("0x" + String(n, radix: 16)) } }
print("value \(hex: 255) and \(1)")  // expect: value 0xff and 1
