// swift-format-ignore-file
import Foundation
func decode(_ data: Data) throws -> Any { try JSONSerialization.jsonObject(with: data) }  // error: `JSONSerialization` can't be run here
struct Single: SingleValueEncodingContainer {  // error: a type of your own that is `SingleValueEncodingContainer` can't be run here
  var codingPath: [any CodingKey] { [] }
  mutating func encodeNil() throws {}
  mutating func encode<T: Encodable>(_ value: T) throws {}
}
let number: NSNumber = 3  // error: `NSNumber` can't be run here
