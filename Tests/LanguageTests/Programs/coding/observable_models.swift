// swift-format-ignore-file
import Foundation
import Observation
@Observable final class Counter: Codable { var count = 0; var title = "" }
let c = Counter()
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode(c), as: UTF8.self))
@Observable final class Doc: Codable {
  var name: String; var tags: Set<String> = []
  init(name: String) { self.name = name }
  enum CodingKeys: String, CodingKey { case _name = "name", _tags = "tags" }
}
let d = try JSONDecoder().decode(Doc.self, from: Data(#"{"name":"q","tags":["a"]}"#.utf8))
print(d.name, d.tags)
print(String(decoding: try e.encode(d), as: UTF8.self))
// expect: {"_$observationRegistrar":{},"_count":0,"_title":""}
// expect: q ["a"]
// expect: {"name":"q","tags":["a"]}
