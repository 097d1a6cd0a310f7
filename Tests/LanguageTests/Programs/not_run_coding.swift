// swift-format-ignore-file
import Foundation
let propertyLists = PropertyListEncoder()  // error: `PropertyListEncoder` can't be run here
struct Single: SingleValueEncodingContainer {  // error: a type of your own that is `SingleValueEncodingContainer` can't be run here
  var codingPath: [any CodingKey] { [] }
  mutating func encodeNil() throws {}
  mutating func encode<T: Encodable>(_ value: T) throws {}
}
let values: NSArray = [3]  // error: `NSArray` can't be run here
