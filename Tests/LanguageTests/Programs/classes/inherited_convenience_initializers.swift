// swift-format-ignore-file
// An inherited convenience initializer ends in the designated one that the class overrides; until then
// nothing of the class begins.
class Base {
  let id: Int
  var log: [String] = []
  init(id: Int) { self.id = id; note("base") }
  convenience init?(text: String) {
    guard let number = Int(text) else { return nil }
    self.init(id: number)
    note("from text")
  }
  convenience init() { self.init(id: 7) }
  func note(_ text: String) { log.append(text) }
}
func made(_ text: String) -> String { print("made", text); return text }
class Middle: Base {
  var tag = made("tag")
  var extra: Int
  override init(id: Int) { extra = id * 2; super.init(id: id); note("middle") }
  override func note(_ text: String) { super.note("[\(text)]") }
}
final class Leaf: Middle { let more = made("more") }

let middle = Middle()  // expect: made tag
print(middle.extra, Middle(text: "x") == nil)  // expect: 14 true
print(Middle(text: "4")?.log ?? [])
// expect: made tag
// expect: ["[base]", "[middle]", "[from text]"]
let leaf = Leaf(text: "5")!
// expect: made more
// expect: made tag
print(leaf.extra, leaf.log, leaf.more)  // expect: 10 ["[base]", "[middle]", "[from text]"] more
extension Middle { static func == (a: Middle, b: Middle?) -> Bool { a === b } }
