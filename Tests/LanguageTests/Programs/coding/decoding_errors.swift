// swift-format-ignore-file
import Foundation
struct A: Codable { var name: String; var n: Int?; var list: [Double]; var role: Role; var nested: [String: Int]; var ok: Bool }
enum Role: String, Codable { case admin }
enum Shape: Codable { case circle(radius: Double), square(Double), none }
func t<T: Decodable>(_ type: T.Type, _ s: String, _ d: JSONDecoder = JSONDecoder()) {
  do { print(try d.decode(type, from: Data(s.utf8))) } catch { print(error); print("L:", error.localizedDescription) }
}
let g = #"{"name":"x","list":[1,2.5],"role":"admin","nested":{"a":1},"ok":true}"#
t(A.self, g)
t(A.self, "{}")
t(A.self, #"{"name":null}"#)
t(A.self, #"{"name":3}"#)
t(A.self, #"{"name":"x","list":[1,"a"]}"#)
t(A.self, #"{"name":"x","list":[1,null]}"#)
t(A.self, #"{"name":"x","n":1.5}"#)
t(A.self, #"{"name":"x","n":"1"}"#)
t(A.self, #"{"name":"x","list":{}}"#)
t(A.self, #"{"name":"x","list":null}"#)
t(A.self, #"{"name":"x","list":[],"role":"zz"}"#)
t(A.self, #"[1]"#)
t(A.self, #"null"#)
t(A.self, "")
t(A.self, "{")
t(A.self, #"{"a" 1}"#)
t(A.self, #"{"a":tru}"#)
t([Int].self, "[1,2,]")
t([Int].self, "[1.0,2e2]")
t([Int].self, "[01]")
t([Int8].self, "[300]")
t([UInt].self, "[-1]")
t([Int].self, "[99999999999999999999]")
t([Double].self, "[1e400]")
t([Float].self, "[1e100]")
t([Shape].self, #"[{"circle":{"radius":1}},{"square":{"_0":2}},{"none":{}}]"#)
t([Shape].self, #"[{"circle":{"radius":1},"square":{}}]"#)
t([Shape].self, #"[{"x":{}}]"#)
t([Shape].self, #"[{"circle":{}}]"#)
t(String.self, #""a\u00e9\n\ud83d\ude00""#)
t(String.self, #""a\q""#)
t([Bool].self, "[1]")
t([String: Int].self, #"{"a":"x"}"#)
t([Int: Int].self, #"{"1":2}"#)
t([Int: Int].self, #"{"x":2}"#)
t([Role: Int].self, #"["admin",1]"#)
t([UUID].self, #"["x"]"#)
t([URL].self, #"["http://a.b/c"]"#)
t([URL].self, #"[""]"#)
t([Date].self, "[0]")
t([Data].self, #"["YWI="]"#)
t([Data].self, #"["!"]"#)
t(Range<Int>.self, "[1,3]")
t(Range<Int>.self, "[4,3]")
t(Set<Int>.self, "[1,1]")
t([[Int]].self, "[[1],[2,true]]")
t([Int?].self, "[1,null]")
t(Int?.self, "null")
t(String.self, String(repeating: "[", count: 600))
t([String].self, "[1] x")
// expect: A(name: "x", n: nil, list: [1.0, 2.5], role: main.Role.admin, nested: ["a": 1], ok: true)
// expect: DecodingError.keyNotFound: Key 'name' not found in keyed decoding container. Debug description: No value associated with key CodingKeys(stringValue: "name", intValue: nil) ("name").
// expect: L: The operation could not be completed. The data is missing.
// expect: DecodingError.valueNotFound: Expected value of type String but found null instead. Path: name. Debug description: Cannot get value of type String -- found null value instead
// expect: L: The operation could not be completed. The data is missing.
// expect: DecodingError.typeMismatch: expected value of type String. Path: name. Debug description: Expected to decode String but found number instead.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.typeMismatch: expected value of type Double. Path: list[1]. Debug description: Expected to decode Double but found a string instead.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.valueNotFound: Expected value of type Double but found null instead. Path: list[1]. Debug description: Cannot get value of type Double -- found null value instead
// expect: L: The operation could not be completed. The data is missing.
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.typeMismatch: expected value of type Int. Path: n. Debug description: Expected to decode Int but found a string instead.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.typeMismatch: expected value of type Array<Any>. Path: list. Debug description: Expected to decode Array<Any> but found a dictionary instead.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.valueNotFound: Expected value of type Array<Any> but found null instead. Path: list. Debug description: Cannot get unkeyed decoding container -- found null value instead
// expect: L: The operation could not be completed. The data is missing.
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: role. Debug description: Cannot initialize Role from invalid String value zz
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Debug description: Expected to decode Dictionary<String, Any> but found an array instead.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.valueNotFound: Expected value of type Dictionary<String, Any> but found null instead. Debug description: Cannot get keyed decoding container -- found null value instead
// expect: L: The operation could not be completed. The data is missing.
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: [1, 2]
// expect: [1, 200]
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: [main.Shape.circle(radius: 1.0), main.Shape.square(2.0), main.Shape.none]
// expect: DecodingError.typeMismatch: expected value of type Shape. Path: [0]. Debug description: Invalid number of keys found, expected one.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.typeMismatch: expected value of type Shape. Path: [0]. Debug description: Invalid number of keys found, expected one.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.keyNotFound: Key 'radius' not found in keyed decoding container. Path: [0].circle. Debug description: No value associated with key CircleCodingKeys(stringValue: "radius", intValue: nil) ("radius").
// expect: L: The operation could not be completed. The data is missing.
// expect: aé
// expect: 😀
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.typeMismatch: expected value of type Bool. Path: [0]. Debug description: Expected to decode Bool but found number instead.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.typeMismatch: expected value of type Int. Path: a. Debug description: Expected to decode Int but found a string instead.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: [1: 2]
// expect: DecodingError.typeMismatch: expected value of type Int. Path: x. Debug description: Expected Int key but found String key instead.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: [main.Role.admin: 1]
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: [0]. Debug description: Attempted to decode UUID from invalid UUID string.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: [http://a.b/c]
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: [0]. Debug description: Invalid URL string.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: [2001-01-01 00:00:00 +0000]
// expect: [2 bytes]
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: [0]. Debug description: Encountered Data is not valid Base64.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: 1..<3
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: Cannot initialize Range<Int> with a lowerBound (4) greater than upperBound (3)
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: [1]
// expect: DecodingError.typeMismatch: expected value of type Int. Path: [1][1]. Debug description: Expected to decode Int but found bool instead.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: [Optional(1), nil]
// expect: nil
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: L: The operation could not be completed. The data isn’t in the correct format.
