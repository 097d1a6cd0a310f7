// swift-format-ignore-file
enum Key: String, Codable, CodingKeyRepresentable { case a, b }
enum N: Int, Codable, CodingKeyRepresentable { case one = 1 }
struct ID: Hashable, Codable, CodingKeyRepresentable { let raw: String; struct K: CodingKey { var stringValue: String; init(stringValue: String) { self.stringValue = stringValue }; var intValue: Int? { nil }; init?(intValue: Int) { nil } }
  var codingKey: any CodingKey { K(stringValue: raw) }
  init(raw: String) { self.raw = raw }
  init?<T: CodingKey>(codingKey: T) { raw = codingKey.stringValue } }
import Foundation
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
func show<T: Codable>(_ v: T) throws { let d = try e.encode(v); print(String(decoding: d, as: UTF8.self), try JSONDecoder().decode(T.self, from: d)) }
try show([Key.a: 1]); try show([N.one: "x"]); try show([ID(raw: "q"): [Key.b: 2]])
do { _ = try JSONDecoder().decode([Key: Int].self, from: Data(#"{"z": 1}"#.utf8)) } catch let DecodingError.dataCorrupted(c) { print(c.debugDescription, c.codingPath.map(\.stringValue)) }
// expect: {"a":1} [main.Key.a: 1]
// expect: {"1":"x"} [main.N.one: "x"]
// expect: {"q":{"b":2}} [main.ID(raw: "q"): [main.Key.b: 2]]
// expect: Could not convert key to type Key ["z"]
