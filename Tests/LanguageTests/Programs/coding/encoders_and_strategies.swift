// swift-format-ignore-file
import Foundation
class Foo: Codable { let a: Int }
final class Sub: Codable { var a = 1; var b: String? }
print(try JSONDecoder().decode(Foo.self, from: Data("{\"a\":1}".utf8)).a)
func e<T: Encodable>(_ v: T, _ f: (JSONEncoder) -> Void = { _ in }) {
  let enc = JSONEncoder(); enc.outputFormatting = .sortedKeys; f(enc)
  do { print(String(decoding: try enc.encode(v), as: UTF8.self)) } catch { print(error); print(error.localizedDescription) }
}
struct B: Encodable { var x: Int?; var y = "a/b\"\\\n\u{1}é\u{8}\t"; var d = 1.0; var f: Float = 0.1; var u = URL(string: "http://a/b")!; var date = Date(timeIntervalSinceReferenceDate: 1.5); var data = Data([1,2,3]); var opt: [Int?] = [1,nil]; var dict: [Int: String] = [2: "b"]; var s: Set<Int> = [1]; var e: [String] = []; var en: [String: Int] = [:]; var big = 1e20; var small = 1e-7; var r = 1..<3; var id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")! ; var dur = Duration.seconds(2)}
e(B())
e(B(), { $0.outputFormatting = [.prettyPrinted, .sortedKeys] })
e(B(), { $0.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes] ; $0.dateEncodingStrategy = .iso8601 ; $0.dataEncodingStrategy = .deferredToData })
struct K: Codable { var firstName = "a"; var userID = 1; var someURLString = ""; var d: [String: Int] = ["aB": 1]; var x1Y = 2 }
e(K(), { $0.keyEncodingStrategy = .convertToSnakeCase; $0.outputFormatting = .sortedKeys })
let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase
struct K2: Codable { var firstName: String; var userId: Int; var d: [String: Int] }
print(try d.decode(K2.self, from: Data(#"{"first_name":"q","user_id":4,"d":{"a_b":1}}"#.utf8)))
do { print(try d.decode(K2.self, from: Data(#"{"first_name":"q","d":{"a_b":1}}"#.utf8))) } catch { print(error) }
e(Double.nan)
e([Double.infinity])
e(["a": Double.nan])
e([Double.nan], { $0.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "+", negativeInfinity: "-", nan: "n") })
e(1); e("a"); e(nil as Int?); e(true); e([1:2]); e([1.5:2]); e(Date(timeIntervalSince1970: 1700000000.25), { $0.dateEncodingStrategy = .secondsSince1970 })
e(Date(timeIntervalSince1970: 1700000000.25), { $0.dateEncodingStrategy = .millisecondsSince1970 })
e(Date(timeIntervalSince1970: 1700000000.25), { $0.dateEncodingStrategy = .iso8601 })
enum Shape: Codable { case circle(radius: Double), square(Double, Int), none, opt(Int?) }
e([Shape.circle(radius: 1), .square(2, 3), .none, .opt(nil), .opt(4)])
struct Empty: Codable {}
e(Empty()); e([Empty()], { $0.outputFormatting = .prettyPrinted })
struct Nothing: Encodable { func encode(to e: any Encoder) throws {} }
e(Nothing()); e([Nothing()]); e(["a": Nothing()])
struct Thrower: Encodable { func encode(to e: any Encoder) throws { throw EncodingError.invalidValue(3, .init(codingPath: e.codingPath, debugDescription: "no")) } }
e(["q": [Thrower()]])
struct Hand: Codable { var a: Int; var b: String
  enum CodingKeys: String, CodingKey { case a, b, meta }
  enum Meta: CodingKey { case deep }
  init(a: Int, b: String) { self.a = a; self.b = b }
  init(from decoder: any Decoder) throws { let c = try decoder.container(keyedBy: CodingKeys.self); a = try c.decodeIfPresent(Int.self, forKey: .a) ?? 9; let m = try c.nestedContainer(keyedBy: Meta.self, forKey: .meta); b = try m.decode(String.self, forKey: .deep); print(c.allKeys.count, c.contains(.a), c.codingPath, m.codingPath) }
  func encode(to encoder: any Encoder) throws { var c = encoder.container(keyedBy: CodingKeys.self); try c.encode(a, forKey: .a); var m = c.nestedContainer(keyedBy: Meta.self, forKey: .meta); try m.encode(b, forKey: .deep); print(m.codingPath, encoder.userInfo.count) }
}
e(Hand(a: 1, b: "x"))
func t<T: Decodable>(_ type: T.Type, _ s: String, _ d: JSONDecoder = JSONDecoder()) {
  do { print(try d.decode(type, from: Data(s.utf8))) } catch { print(error) }
}
t(Hand.self, #"{"meta":{"deep":"d"}}"#)
t(Hand.self, #"{}"#)
t(Hand.self, #"{"meta":null}"#)
t(Hand.self, #"{"meta":[]}"#)
struct Un: Decodable { init(from d: any Decoder) throws { var u = try d.unkeyedContainer(); while !u.isAtEnd { print(u.currentIndex, u.count as Any, try u.decode(Int.self)) }; _ = try u.decode(Int.self) } }
t(Un.self, "[1,2]"); t(Un.self, "[1,\"a\"]"); t(Un.self, "{}")
struct Sup: Decodable { init(from d: any Decoder) throws { let u = try d.singleValueContainer(); print(u.codingPath, u.decodeNil()); _ = try u.decode(Int.self) } }
t(Sup.self, "null"); t(["a"].self is [Int] ? [Sup].self : [Sup].self, "[1,null]")
let dd = JSONDecoder(); dd.dateDecodingStrategy = .iso8601
t([Date].self, #"["2024-01-02T03:04:05Z"]"#, dd); t([Date].self, #"["x"]"#, dd); t([Date].self, #"[1]"#, dd)
dd.dateDecodingStrategy = .custom { d in let s = try d.singleValueContainer().decode(String.self); guard let n = Double(s) else { throw DecodingError.dataCorruptedError(in: try d.singleValueContainer(), debugDescription: "bad date \(s)") }; return Date(timeIntervalSince1970: n) }
t([Date].self, #"["1"]"#, dd); t([Date].self, #"["x"]"#, dd)
do { _ = try JSONDecoder().decode([String: [Int]].self, from: Data("{\"a\":[\"x\"]}".utf8)) } catch let DecodingError.typeMismatch(type, context) { print(type, context.codingPath, context.codingPath.map(\.stringValue), context.debugDescription, context) } 
do { _ = try JSONDecoder().decode(Int.self, from: Data("".utf8)) } catch DecodingError.dataCorrupted(let c) { print(c.underlyingError as Any) }
do { _ = try JSONDecoder().decode(Int.self, from: Data("[1,".utf8)) } catch DecodingError.dataCorrupted(let c) { print(c.underlyingError as Any) }
print([DecodingError.valueNotFound(Int.self, .init(codingPath: [], debugDescription: "q"))])
print(String(reflecting: EncodingError.invalidValue(3, .init(codingPath: [Hand.CodingKeys.a], debugDescription: "no"))), "\(Hand.CodingKeys.a)")
// expect: 1
// expect: {"big":1e+20,"d":1,"data":"AQID","date":1.5,"dict":{"2":"b"},"dur":[0,2000000000000000000],"e":[],"en":{},"f":0.1,"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","opt":[1,null],"r":[1,3],"s":[1],"small":1e-07,"u":"http:\/\/a\/b","y":"a\/b\"\\\n\u0001é\b\t"}
// expect: {
// expect:   "big" : 1e+20,
// expect:   "d" : 1,
// expect:   "data" : "AQID",
// expect:   "date" : 1.5,
// expect:   "dict" : {
// expect:     "2" : "b"
// expect:   },
// expect:   "dur" : [
// expect:     0,
// expect:     2000000000000000000
// expect:   ],
// expect:   "e" : [
// expect: 
// expect:   ],
// expect:   "en" : {
// expect: 
// expect:   },
// expect:   "f" : 0.1,
// expect:   "id" : "E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
// expect:   "opt" : [
// expect:     1,
// expect:     null
// expect:   ],
// expect:   "r" : [
// expect:     1,
// expect:     3
// expect:   ],
// expect:   "s" : [
// expect:     1
// expect:   ],
// expect:   "small" : 1e-07,
// expect:   "u" : "http:\/\/a\/b",
// expect:   "y" : "a\/b\"\\\n\u0001é\b\t"
// expect: }
// expect: {
// expect:   "big" : 1e+20,
// expect:   "d" : 1,
// expect:   "data" : [
// expect:     1,
// expect:     2,
// expect:     3
// expect:   ],
// expect:   "date" : "2001-01-01T00:00:01Z",
// expect:   "dict" : {
// expect:     "2" : "b"
// expect:   },
// expect:   "dur" : [
// expect:     0,
// expect:     2000000000000000000
// expect:   ],
// expect:   "e" : [
// expect: 
// expect:   ],
// expect:   "en" : {
// expect: 
// expect:   },
// expect:   "f" : 0.1,
// expect:   "id" : "E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
// expect:   "opt" : [
// expect:     1,
// expect:     null
// expect:   ],
// expect:   "r" : [
// expect:     1,
// expect:     3
// expect:   ],
// expect:   "s" : [
// expect:     1
// expect:   ],
// expect:   "small" : 1e-07,
// expect:   "u" : "http://a/b",
// expect:   "y" : "a/b\"\\\n\u0001é\b\t"
// expect: }
// expect: {"d":{"aB":1},"first_name":"a","some_url_string":"","user_id":1,"x1_y":2}
// expect: K2(firstName: "q", userId: 4, d: ["a_b": 1])
// expect: DecodingError.keyNotFound: Key 'userId' not found in keyed decoding container. Debug description: No value associated with key CodingKeys(stringValue: "userId", intValue: nil) ("userId").
// expect: EncodingError.invalidValue: nan (Double). Debug description: Unable to encode Double.nan directly in JSON.
// expect: The operation could not be completed. The data isn’t in the correct format.
// expect: EncodingError.invalidValue: inf (Double). Path: [0]. Debug description: Unable to encode Double.inf directly in JSON.
// expect: The operation could not be completed. The data isn’t in the correct format.
// expect: EncodingError.invalidValue: nan (Double). Path: a. Debug description: Unable to encode Double.nan directly in JSON.
// expect: The operation could not be completed. The data isn’t in the correct format.
// expect: ["n"]
// expect: 1
// expect: "a"
// expect: null
// expect: true
// expect: {"1":2}
// expect: [1.5,2]
// expect: 1700000000.25
// expect: 1700000000250
// expect: "2023-11-14T22:13:20Z"
// expect: [{"circle":{"radius":1}},{"square":{"_0":2,"_1":3}},{"none":{}},{"opt":{}},{"opt":{"_0":4}}]
// expect: {}
// expect: [
// expect:   {
// expect: 
// expect:   }
// expect: ]
// expect: EncodingError.invalidValue: main.Nothing() (Nothing). Debug description: Top-level Nothing did not encode any values.
// expect: The operation could not be completed. The data isn’t in the correct format.
// expect: [{}]
// expect: {"a":{}}
// expect: EncodingError.invalidValue: 3 (Int). Path: q[0]. Debug description: no
// expect: The operation could not be completed. The data isn’t in the correct format.
// expect: [CodingKeys(stringValue: "meta", intValue: nil)] 0
// expect: {"a":1,"meta":{"deep":"x"}}
// expect: 1 false [] [CodingKeys(stringValue: "meta", intValue: nil)]
// expect: Hand(a: 9, b: "d")
// expect: DecodingError.keyNotFound: Key 'meta' not found in keyed decoding container. Debug description: No value associated with key CodingKeys(stringValue: "meta", intValue: nil) ("meta").
// expect: DecodingError.valueNotFound: Expected value of type Dictionary<String, Any> but found null instead. Path: meta. Debug description: Cannot get keyed decoding container -- found null value instead
// expect: DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Path: meta. Debug description: Expected to decode Dictionary<String, Any> but found an array instead.
// expect: 0 Optional(2) 1
// expect: 1 Optional(2) 2
// expect: DecodingError.valueNotFound: Expected value of type Int but found null instead. Path: [2]. Debug description: Unkeyed container is at end.
// expect: 0 Optional(2) 1
// expect: DecodingError.typeMismatch: expected value of type Int. Path: [1]. Debug description: Expected to decode Int but found a string instead.
// expect: DecodingError.typeMismatch: expected value of type Array<Any>. Debug description: Expected to decode Array<Any> but found a dictionary instead.
// expect: [] true
// expect: DecodingError.valueNotFound: Expected value of type Int but found null instead. Debug description: Cannot get value of type Int -- found null value instead
// expect: [_CodingKey(stringValue: "Index 0", intValue: 0)] false
// expect: [_CodingKey(stringValue: "Index 1", intValue: 1)] true
// expect: DecodingError.valueNotFound: Expected value of type Int but found null instead. Path: [1]. Debug description: Cannot get value of type Int -- found null value instead
// expect: [2024-01-02 03:04:05 +0000]
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: Expected date string to be ISO8601-formatted.
// expect: DecodingError.typeMismatch: expected value of type String. Path: [0]. Debug description: Expected to decode String but found number instead.
// expect: [1970-01-01 00:00:01 +0000]
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: [0]. Debug description: bad date x
// expect: Int [_DictionaryCodingKey(stringValue: "a", intValue: nil), _CodingKey(stringValue: "Index 0", intValue: 0)] ["a", "Index 0"] Expected to decode Int but found a string instead. Context(codingPath: [_DictionaryCodingKey(stringValue: "a", intValue: nil), _CodingKey(stringValue: "Index 0", intValue: 0)], debugDescription: "Expected to decode Int but found a string instead.", underlyingError: nil)
// expect: nil
// expect: nil
// expect: [DecodingError.valueNotFound: Expected value of type Int but found null instead. Debug description: q]
// expect: EncodingError.invalidValue: 3 (Int). Path: a. Debug description: no CodingKeys(stringValue: "a", intValue: nil)
