import Foundation

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func text(_ value: some Encodable) throws -> String {
  String(decoding: try encoder.encode(value), as: UTF8.self)
}
struct Row: Encodable {
  var size: Double?
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(size)
  }
}
print(try text([1.5, nil]), try text(["a": 2.5 as Float?]), try text(Optional(3.5)))
print(try text([Row(size: 4.5), Row(size: nil)]))
do { print(try text([Double?.some(.infinity)])) } catch { print("not a number of JSON") }
// expect: [1.5,null] {"a":2.5} 3.5
// expect: [4.5,null]
// expect: not a number of JSON
