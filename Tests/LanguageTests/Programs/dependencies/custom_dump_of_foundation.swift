// swift-format-ignore-file
import CustomDump
import Foundation
struct State { var at = Date(timeIntervalSince1970: 0.5); var id = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!; var url = URL(string: "a://b")!; var raw = Data([1]); var map: [Int: String] = [:]; var price = Decimal(3); var tz = TimeZone(identifier: "GMT")!; var l = Locale(identifier: "en_US") }
var a = State(), b = a
b.at += 1; b.raw = Data(repeating: 1, count: 1234); b.url = URL(string: "a://c")!; b.map = [1: "v"]
customDump(a)
print(diff(a, b)!)
// expect: State(
// expect:   at: Date(1970-01-01T00:00:00.500Z),
// expect:   id: UUID(00000000-0000-0000-0000-000000000001),
// expect:   url: URL(a://b),
// expect:   raw: Data(1 byte),
// expect:   map: [:],
// expect:   price: 3,
// expect:   tz: TimeZone(
// expect:     identifier: "GMT",
// expect:     abbreviation: "GMT",
// expect:     secondsFromGMT: 0,
// expect:     isDaylightSavingTime: false
// expect:   ),
// expect:   l: Locale(en_US)
// expect: )
// expect:   State(
// expect: -   at: Date(1970-01-01T00:00:00.500Z),
// expect: +   at: Date(1970-01-01T00:00:01.500Z),
// expect:     id: UUID(00000000-0000-0000-0000-000000000001),
// expect: -   url: URL(a://b),
// expect: +   url: URL(a://c),
// expect: -   raw: Data(1 byte),
// expect: +   raw: Data(1,234 bytes),
// expect:     map: [
// expect: +     1: "v"
// expect:     ],
// expect:     price: 3,
// expect:     tz: TimeZone(…),
// expect:     l: Locale(en_US)
// expect:   )
