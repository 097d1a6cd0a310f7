// swift-format-ignore-file
import Foundation
struct User: Codable { var name = "a" }
let encoder = JSONEncoder()  // error: `JSONEncoder` can't be run here
func decode(_ data: Data) throws -> Any { try JSONSerialization.jsonObject(with: data) }  // error: `JSONSerialization` can't be run here
struct Version: Decodable {
  init(from decoder: any Decoder) throws {}  // error: `Decoder` can't be run here
}
let matches = "abc".range(of: "[a-c]+", options: .regularExpression)  // error: a regular expression can't be run here
let number: NSNumber = 3  // error: `NSNumber` can't be run here
