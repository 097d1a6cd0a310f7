// With a raw value that the program declares, nothing is synthesized: the library compares raw values.
struct Digit: RawRepresentable, Hashable {
  var rawValue: Int { all % 10 }
  var all: Int
  init(rawValue: Int) { all = rawValue }
}
func eq<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
let x = Digit(rawValue: 1)
let y = Digit(rawValue: 11)
print(x == y, x != y, eq(x, y), Set([x, y]).count, x.hashValue == y.hashValue)
enum Http: RawRepresentable, Hashable {
  case ok
  case other(Int)
  init(rawValue: Int) { self = rawValue == 200 ? .ok : .other(rawValue) }
  var rawValue: Int {
    switch self {
    case .ok: 200
    case .other(let code): code
    }
  }
}
print(Http.other(200) == .ok, Set([Http.ok, .other(200)]).count)
print([Http.ok: 1][.other(200)] as Any, [Http.ok].contains(.other(200)))
enum One: RawRepresentable, Equatable {
  case a, b
  init?(rawValue: Int) { self = .a }
  var rawValue: Int { 1 }
}
print(One.a == .b, One.a != .b, [One.a] == [.b])
struct Own: RawRepresentable, Equatable {
  var rawValue: Int
  static func == (a: Own, b: Own) -> Bool { false }
}
print(Own(rawValue: 1) == Own(rawValue: 1), [Own(rawValue: 1)].contains(Own(rawValue: 1)))
enum Plain: String { case a, b }
print(Plain.a == .b, Plain.a != .b, Set([Plain.a, .b, .a]).count)
struct Wrapped: Equatable {
  var digit: Digit
  var tag: String
}
print(Wrapped(digit: x, tag: "t") == Wrapped(digit: y, tag: "t"))
// expect: true false true 1 true
// expect: true 1
// expect: Optional(1) true
// expect: true false true
// expect: false false
// expect: false true 2
// expect: true
