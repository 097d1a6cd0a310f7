// What models at work do around synthesized coding: overloads for wrappers, lists that skip what is wrong,
// initializers with the labels of coding, cases without keys, metatypes of classes.
import Foundation

func decoded<T: Decodable>(_ type: T.Type, _ text: String) throws -> T {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}

func show(_ work: () throws -> Void) {
  do { try work() } catch { print(error) }
}

@propertyWrapper struct DefaultFalse: Codable {
  var wrappedValue: Bool
}

extension KeyedDecodingContainer {
  func decode(_ type: DefaultFalse.Type, forKey key: Key) throws -> DefaultFalse {
    try decodeIfPresent(type, forKey: key) ?? DefaultFalse(wrappedValue: false)
  }
  func strings(forKey key: K) throws -> [String] { try decode([String].self, forKey: key) }
}

struct Flags: Codable {
  @DefaultFalse var isOn: Bool
  var number: Int
}

show {
  let flags = try decoded(Flags.self, #"{"number": 1}"#)
  print(flags.isOn, flags.number)  // expect: false 1
}

struct Anything: Decodable {}

struct Lossy: Decodable {
  var numbers: [Int] = []
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      if let number = try? list.decode(Int.self) {
        numbers.append(number)
      } else {
        _ = try list.decode(Anything.self)
      }
    }
  }
}

show { print(try decoded(Lossy.self, #"[1, "a", 2, {}, [3]]"#).numbers) }  // expect: [1, 2]

struct Draft { var title: String }

struct Post: Codable {
  var title: String
  init(from draft: Draft) { title = draft.title }
}

show {
  let post = try decoded(Post.self, #"{"title": "a"}"#)
  print(post.title, Post(from: Draft(title: "b")).title)  // expect: a b
}

enum Step: Encodable {
  case first(Int)
  case second(Int)
  enum CodingKeys: CodingKey { case first }
}

show {
  print(String(decoding: try JSONEncoder().encode(Step.first(1)), as: UTF8.self))
  // expect: {"first":{"_0":1}}
  do {
    _ = try JSONEncoder().encode(Step.second(2))
  } catch EncodingError.invalidValue(_, let context) {
    print(context.debugDescription)
    // expect: Case 'second' cannot be encoded because it is not defined in CodingKeys.
  }
}

class Shape: Decodable {
  required init(from decoder: any Decoder) throws {}
}
final class Circle: Shape {}

show {
  for type in [Shape.self, Circle.self] { print(Swift.type(of: try decoded(type, "{}"))) }
  // expect: Shape
  // expect: Circle
}

struct Visit: Codable { var day: Date }

show {
  do {
    _ = try JSONEncoder().encode(Visit(day: Date(timeIntervalSinceReferenceDate: .infinity)))
  } catch EncodingError.invalidValue(let value, _) {
    print(value)  // expect: inf
  }
}

show {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  print(String(decoding: try encoder.encode(["z": 1, "é": 2]), as: UTF8.self))
  // expect: {"z":1,"é":2}
}

do { _ = try decoded([Bool].self, "[null]") } catch DecodingError.typeMismatch(_, let context) {
  print(context.codingPath.count)  // expect: 1
}
