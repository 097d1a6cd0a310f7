// swift-format-ignore-file
import Foundation
// what public apps write
@propertyWrapper struct Default: Codable, Equatable { var wrappedValue: Int }
protocol Model: Codable, Identifiable, Hashable {}
struct Item: Model { let id: UUID; var title: String; private(set) var count: Int = 0; let version = 1; static let x = 1; var double: Int { count * 2 }
  private enum CodingKeys: String, CodingKey { case id, title = "name", count } }
struct Wrapped: Codable { @Default var n: Int; var o: String }
class Animal: Codable { var name: String; init(name: String) { self.name = name } }
class Dog: Animal { var age = 1
  enum CodingKeys: CodingKey { case age }
  init(name: String, age: Int) { self.age = age; super.init(name: name) }
  required init(from decoder: any Decoder) throws { let c = try decoder.container(keyedBy: CodingKeys.self); age = try c.decode(Int.self, forKey: .age); try super.init(from: decoder) }
  override func encode(to encoder: any Encoder) throws { try super.encode(to: encoder); var c = encoder.container(keyedBy: CodingKeys.self); try c.encode(age, forKey: .age) } }
class Cat: Animal { var lives = 9 }
struct ID: RawRepresentable, Codable, Hashable { var rawValue: String }
struct Opts: OptionSet, Codable { let rawValue: Int; static let a = Opts(rawValue: 1) }
enum Level: Int, Codable { case low = 1, high }
struct Page<T: Codable>: Codable { var items: [T]; var next: URL? }
indirect enum Tree: Codable, Equatable { case leaf(Int), node(Tree, Tree) }
struct Any1: Decodable { let value: String
  init(from decoder: any Decoder) throws { let c = try decoder.singleValueContainer(); if let i = try? c.decode(Int.self) { value = "i\(i)" } else if let b = try? c.decode(Bool.self) { value = "b\(b)" } else if let s = try? c.decode(String.self) { value = "s" + s } else if c.decodeNil() { value = "nil" } else if let a = try? c.decode([Any1].self) { value = "[" + a.map(\.value).joined(separator: ",") + "]" } else if let d = try? c.decode([String: Any1].self) { value = d.keys.sorted().joined() } else { throw DecodingError.dataCorruptedError(in: c, debugDescription: "what") } } }
struct DynKey: CodingKey { var stringValue: String; init(stringValue: String) { self.stringValue = stringValue }; var intValue: Int? { nil }; init?(intValue: Int) { nil } }
struct Bag: Codable { var values: [String: Double]
  init(_ v: [String: Double]) { values = v }
  init(from decoder: any Decoder) throws { let c = try decoder.container(keyedBy: DynKey.self); var v: [String: Double] = [:]; for k in c.allKeys { v[k.stringValue] = try c.decode(Double.self, forKey: k) }; values = v }
  func encode(to encoder: any Encoder) throws { var c = encoder.container(keyedBy: DynKey.self); for (k, v) in values.sorted(by: { $0.key < $1.key }) { try c.encode(v, forKey: DynKey(stringValue: k)) } } }
struct Half: Codable { var a: Int; var b: Int?
  init(from decoder: any Decoder) throws { let c = try decoder.container(keyedBy: CodingKeys.self); a = try c.decode(Int.self, forKey: .a) + 1; b = try c.decodeIfPresent(Int.self, forKey: .b) } }
extension Half { func keyNames() -> [String] { [CodingKeys.a, .b].map(\.stringValue) } }
struct Poly: Codable { enum Kind: String, Codable { case x, y }
  var kind: Kind; var n: Int
  enum CodingKeys: String, CodingKey { case kind = "type", payload }
  enum PayloadKeys: String, CodingKey { case n }
  init(from d: any Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self); kind = try c.decode(Kind.self, forKey: .kind); let p = try c.nestedContainer(keyedBy: PayloadKeys.self, forKey: .payload); n = try p.decode(Int.self, forKey: .n) }
  func encode(to e: any Encoder) throws { var c = e.container(keyedBy: CodingKeys.self); try c.encode(kind, forKey: .kind); var p = c.nestedContainer(keyedBy: PayloadKeys.self, forKey: .payload); try p.encode(n, forKey: .n) } }
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]; let dec = JSONDecoder()
func s<T: Encodable>(_ v: T) { do { print(String(data: try enc.encode(v), encoding: .utf8)!) } catch { print(error) } }
func d<T: Decodable>(_ t: T.Type, _ s: String) { do { print(try dec.decode(t, from: s.data(using: .utf8)!)) } catch { print(error) } }
let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
s(Item(id: id, title: "t")); d(Item.self, #"{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","name":"q","count":3}"#)
s(Wrapped(n: 3, o: "x")); d(Wrapped.self, #"{"n":{"wrappedValue":3},"o":""}"#)
s(Dog(name: "a", age: 2)); let dog = try dec.decode(Dog.self, from: Data(#"{"name":"z","age":7}"#.utf8)); print(dog.name, dog.age)
s(Cat(name: "c")); let cat = try dec.decode(Cat.self, from: Data(#"{"name":"z"}"#.utf8)); print(cat.name, cat.lives, type(of: cat))
s([ID(rawValue: "a")]); d([ID].self, #"["a"]"#); s([Opts.a]); s([Level.high]); d([Level].self, "[2,3]"); s([ID(rawValue: "k"): 1])
s(Page(items: [Level.low], next: URL(string: "https://a.b/c?d=e"))); d(Page<Int>.self, #"{"items":[1]}"#)
s(Tree.node(.leaf(1), .node(.leaf(2), .leaf(3)))); d(Tree.self, #"{"node":{"_0":{"leaf":{"_0":1}},"_1":{"leaf":{"_0":2}}}}"#)
d([Any1].self, #"[1,true,"x",null,[1,[2]],{"a":1,"b":2}]"#)
s(Bag(["a": 1, "b": 2.5])); d(Bag.self, #"{"q":1}"#)
d(Half.self, #"{"a":1}"#); s(try dec.decode(Half.self, from: Data(#"{"a":1,"b":2}"#.utf8))); print(try dec.decode(Half.self, from: Data(#"{"a":1}"#.utf8)).keyNames())
d(Poly.self, #"{"type":"x","payload":{"n":1}}"#); s(try dec.decode(Poly.self, from: Data(#"{"type":"y","payload":{"n":1}}"#.utf8))); d(Poly.self, #"{"type":"z"}"#)
let roundTrip = try dec.decode([Tree].self, from: enc.encode([Tree.leaf(3)])); print(roundTrip == [.leaf(3)])
s(["a10": 1, "a9": 2, "B": 3, "a": 4, "é": 5, "_": 6, "aB": 7, "ab": 8])
let fmt = DateFormatter(); fmt.dateFormat = "yyyy-MM-dd"; fmt.timeZone = TimeZone(secondsFromGMT: 0); fmt.locale = Locale(identifier: "en_US_POSIX")
dec.dateDecodingStrategy = .formatted(fmt); enc.dateEncodingStrategy = .formatted(fmt)
d([Date].self, #"["2024-02-03"]"#); d([Date].self, #"["x"]"#); s([Date(timeIntervalSince1970: 0)])
enc.userInfo[CodingUserInfoKey(rawValue: "k")!] = 3
struct Info: Encodable { func encode(to e: any Encoder) throws { var c = e.unkeyedContainer(); try c.encode(e.userInfo[CodingUserInfoKey(rawValue: "k")!] as? Int); var n = c.nestedContainer(keyedBy: DynKey.self); try n.encode("v", forKey: DynKey(stringValue: "k")); var u = c.nestedUnkeyedContainer(); try u.encode(contentsOf: [1, 2]); try c.encodeNil(); print(c.count) } }
s(Info())
enc.outputFormatting = [.prettyPrinted, .sortedKeys]; s(Page(items: [["x": 1]], next: nil)); s([[1], []])
dec.keyDecodingStrategy = .custom { keys in let k = keys.last!.stringValue; return DynKey(stringValue: k.lowercased()) }
d(Half.self, #"{"A":1}"#)
print((try? dec.decode(Int.self, from: Data("x".utf8))) as Any)
do { _ = try dec.decode(Half.self, from: Data("{}".utf8)) } catch let DecodingError.keyNotFound(key, context) { print(key.stringValue, context.codingPath.isEmpty, context.debugDescription) } catch { print("other") }
do { _ = try dec.decode(Half.self, from: Data("{}".utf8)) } catch let error as DecodingError { switch error { case .keyNotFound(let k, _): print("k", k.stringValue); default: print("d") } }
// expect: {"count":0,"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","name":"t"}
// expect: Item(id: E621E1F8-C36C-495A-93FC-0C247A3E6E5F, title: "q", count: 3, version: 1)
// expect: {"n":{"wrappedValue":3},"o":"x"}
// expect: Wrapped(_n: main.Default(wrappedValue: 3), o: "")
// expect: {"age":2,"name":"a"}
// expect: z 7
// expect: {"name":"c"}
// expect: z 9 Cat
// expect: ["a"]
// expect: [main.ID(rawValue: "a")]
// expect: [1]
// expect: [2]
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: [1]. Debug description: Cannot initialize Level from invalid Int value 3
// expect: ["k",1]
// expect: {"items":[1],"next":"https:\/\/a.b\/c?d=e"}
// expect: Page<Int>(items: [1], next: nil)
// expect: {"node":{"_0":{"leaf":{"_0":1}},"_1":{"node":{"_0":{"leaf":{"_0":2}},"_1":{"leaf":{"_0":3}}}}}}
// expect: node(main.Tree.leaf(1), main.Tree.leaf(2))
// expect: [main.Any1(value: "i1"), main.Any1(value: "btrue"), main.Any1(value: "sx"), main.Any1(value: "nil"), main.Any1(value: "[i1,[i2]]"), main.Any1(value: "ab")]
// expect: {"a":1,"b":2.5}
// expect: Bag(values: ["q": 1.0])
// expect: Half(a: 2, b: nil)
// expect: {"a":2,"b":2}
// expect: ["a", "b"]
// expect: Poly(kind: main.Poly.Kind.x, n: 1)
// expect: {"payload":{"n":1},"type":"y"}
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: type. Debug description: Cannot initialize Kind from invalid String value z
// expect: true
// expect: {"B":3,"_":6,"a":4,"a10":1,"a9":2,"aB":7,"ab":8,"é":5}
// expect: [2024-02-03 00:00:00 +0000]
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: [0]. Debug description: Date string does not match format expected by formatter.
// expect: ["1970-01-01"]
// expect: 4
// expect: [3,{"k":"v"},[1,2],null]
// expect: {
// expect:   "items" : [
// expect:     {
// expect:       "x" : 1
// expect:     }
// expect:   ]
// expect: }
// expect: [
// expect:   [
// expect:     1
// expect:   ],
// expect:   [
// expect: 
// expect:   ]
// expect: ]
// expect: Half(a: 2, b: nil)
// expect: nil
// expect: a true No value associated with key CodingKeys(stringValue: "a", intValue: nil) ("a").
// expect: k a
