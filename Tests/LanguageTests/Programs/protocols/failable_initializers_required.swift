// swift-format-ignore-file
protocol Raw {
  associatedtype Value
  init?(raw: Value)
}
extension Raw {
  static func make(_ value: Value) -> Self? { Self(raw: value) }
}
// An initializer that can't fail is a witness of one that can.
struct ID<Owner>: Raw { var raw: Int }
struct Name: Raw { var raw: String }
struct Even<Owner>: Raw {
  let raw: Int
  init?(raw: Int) {
    if raw % 2 != 0 { return nil }
    self.raw = raw
  }
}
final class Node<Owner>: Raw {
  let raw: Int
  init(raw: Int) { self.raw = raw }
}
enum Level: Int, Raw {
  case low = 1, high
  init?(raw: Int) { self.init(rawValue: raw) }
}
print(ID<String>.make(3) as Any, Name.make("a") as Any)
print(Even<Int>.make(3) as Any, Even<Int>.make(4) as Any)
print(Node<Bool>.make(5)?.raw as Any, Level.make(2) as Any, Level.make(7) as Any)
func made<R: Raw>(_ type: R.Type, _ values: [R.Value]) -> [R] { values.compactMap { R(raw: $0) } }
print(made(ID<Name>.self, [1, 2]), made(Even<Name>.self, [1, 2]).count)

struct Tag<Owner>: RawRepresentable, Hashable { var rawValue: Int }
extension RawRepresentable {
  static func tagged(_ value: RawValue) -> Self? { Self(rawValue: value) }
}
print(Tag<Int>.tagged(4) as Any, Set([Tag<Int>(rawValue: 1), Tag(rawValue: 1)]).count)
// expect: Optional(main.ID<Swift.String>(raw: 3)) Optional(main.Name(raw: "a"))
// expect: nil Optional(main.Even<Swift.Int>(raw: 4))
// expect: Optional(5) Optional(main.Level.high) nil
// expect: [main.ID<main.Name>(raw: 1), main.ID<main.Name>(raw: 2)] 1
// expect: Optional(main.Tag<Swift.Int>(rawValue: 4)) 1
