// swift-format-ignore-file
// key paths, dynamic member lookup, callAsFunction, operators
@dynamicMemberLookup struct Lens<Root, Value> {
  let get: (Root) -> Value; let set: (inout Root, Value) -> Void
  init(_ kp: WritableKeyPath<Root, Value>) { get = { $0[keyPath: kp] }; set = { $0[keyPath: kp] = $1 } }
  init(get: @escaping (Root) -> Value, set: @escaping (inout Root, Value) -> Void) { self.get = get; self.set = set }
  subscript<Next>(dynamicMember kp: WritableKeyPath<Value, Next>) -> Lens<Root, Next> { Lens<Root, Next>(get: { self.get($0)[keyPath: kp] }, set: { var v = self.get($0); v[keyPath: kp] = $1; self.set(&$0, v) }) }
  func callAsFunction(_ root: Root) -> Value { get(root) }
}
struct Address { var city: String; var zip: Zip }; struct Zip { var code: Int }; struct Person { var name: String; var address: Address; var tags: [String] = [] }
var p = Person(name: "Ann", address: Address(city: "Rome", zip: Zip(code: 1)))
let zip = Lens(\Person.address).zip.code
zip.set(&p, zip(p) + 41); print(p.address.zip.code, zip(p))
infix operator |>: AdditionPrecedence
infix operator >>>: MultiplicationPrecedence
prefix operator √
postfix operator %
func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
prefix func √ (d: Double) -> Double { d / 9 }
postfix func % (d: Double) -> Double { d / 100 }
print(16.0 |> { √$0 } >>> { $0 + 1 } >>> { "\($0)" }, √81.0, 50%, [1, 2] |> { $0.map { $0 * 2 } })
func set<R, V>(_ kp: WritableKeyPath<R, V>, _ v: V) -> (R) -> R { { var r = $0; r[keyPath: kp] = v; return r } }
print((p |> set(\.name, "Bob") |> set(\.address.city, "Oslo")).address.city, p.name)
let paths: [PartialKeyPath<Person>] = [\.name, \.address.city, \.tags.count, \.tags.first]
print(paths.map { "\(p[keyPath: $0])" }, \Person.name == paths[0], [\Person.name: 1][\.name]!)
@dynamicMemberLookup enum JSON { case string(String), number(Double), object([String: JSON]), array([JSON]), null
  subscript(dynamicMember k: String) -> JSON { if case .object(let o) = self { o[k] ?? .null } else { .null } }
  subscript(i: Int) -> JSON { guard case .array(let a) = self, a.indices.contains(i) else { return .null }; return a[i] }
  var string: String? { if case .string(let s) = self { s } else { nil } } }
extension JSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByNilLiteral {
  init(stringLiteral v: String) { self = .string(v) }; init(floatLiteral v: Double) { self = .number(v) }; init(integerLiteral v: Int) { self = .number(Double(v)) }
  init(dictionaryLiteral e: (String, JSON)...) { self = .object(Dictionary(uniqueKeysWithValues: e)) }; init(arrayLiteral e: JSON...) { self = .array(e) }; init(nilLiteral: ()) { self = .null } }
let json: JSON = ["users": [["name": "ann", "age": 3], ["name": "bob", "age": nil]], "ok": 1.5]
print(json.users[1].name.string ?? "-", json.users[5].name, json.users[0].age, json.missing.deep.string as Any)
struct Vec: AdditiveArithmetic, ExpressibleByArrayLiteral { var x = 0.0, y = 0.0; init(x: Double, y: Double) { (self.x, self.y) = (x, y) }; init(arrayLiteral e: Double...) { self.init(x: e[0], y: e[1]) }; static let zero = Vec(x: 0, y: 0); static func + (a: Vec, b: Vec) -> Vec { [a.x + b.x, a.y + b.y] }; static func - (a: Vec, b: Vec) -> Vec { [a.x - b.x, a.y - b.y] }; static func * (k: Double, v: Vec) -> Vec { [k * v.x, k * v.y] } }
var v: Vec = [1, 2]; v += [3, 4]; v -= 2 * [1, 1]; print(v, [v, v].reduce(.zero, +), -1 * v == .zero - v, +v)
// expect: 42 42
// expect: 2.7777777777777777 9.0 0.5 [2, 4]
// expect: Oslo Ann
// expect: ["Ann", "Rome", "0", "nil"] true 1
// expect: bob null number(3.0) nil
// expect: Vec(x: 2.0, y: 4.0) Vec(x: 4.0, y: 8.0) true Vec(x: 2.0, y: 4.0)
