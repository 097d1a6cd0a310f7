// Associated values that have a default value need no key.
import Foundation

enum Shape: Codable {
  case polygon(sides: Int, name: String = "unnamed")
  case point
  enum PolygonCodingKeys: String, CodingKey { case sides = "s" }
}

let data = try JSONEncoder().encode(Shape.polygon(sides: 3, name: "triangle"))
print(String(decoding: data, as: UTF8.self))  // expect: {"polygon":{"s":3}}
print(try JSONDecoder().decode(Shape.self, from: data))
// expect: polygon(sides: 3, name: "unnamed")

enum Step: Codable {
  case walk(Int, String = "slowly")
  enum WalkCodingKeys: CodingKey { case _0 }
}
print(try JSONDecoder().decode(Step.self, from: JSONEncoder().encode(Step.walk(1))))
// expect: walk(1, "slowly")

enum Sent: Encodable {
  case pair(x: Int, y: Int)
  enum PairCodingKeys: CodingKey { case x }
}
print(String(decoding: try JSONEncoder().encode(Sent.pair(x: 1, y: 2)), as: UTF8.self))
// expect: {"pair":{"x":1}}
