// swift-format-ignore-file
struct Tag<T> { func kind() -> String { "any" } }
extension Tag where T: Equatable { func kind() -> String { "eq" } }
extension Tag where T == Int { func kind() -> String { "int" } }
print(Tag<Int>().kind())
// REFUSES: overloads for `some Any` and `(some Any)?`: the optional one is more specialised.
// heirloom: ambiguous use of 'add'
// swiftc prints: optional nil, any 1   (also as appendInterpolation of an own interpolation)
struct Query {
  func add(_ v: some Any) { print("any", v) }
  func add(_ v: (some Any)?) { print("optional", v as Any) }
}
let nick: String? = nil
Query().add(nick)
Query().add(1)
// expect: int
// expect: optional nil
// expect: any 1
