// swift-format-ignore-file
import Foundation
struct Tag<T> { var rawValue: T }
extension Tag: RawRepresentable where T: Hashable { init?(rawValue v: T, x: Int = 0) { rawValue = v }; init(rawValue: T) { self.rawValue = rawValue } }
extension Tag: Codable where T: Codable {}
let d = try JSONEncoder().encode([Tag(rawValue: 1)])
print(String(decoding: d, as: UTF8.self))
let back = try JSONDecoder().decode([Tag<Int>].self, from: d)
print(back[0].rawValue)
// expect: [{"rawValue":1}]
// expect: 1
