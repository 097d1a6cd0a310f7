// swift-format-ignore-file
struct Bag<Element> {
  func add(_ x: Element) -> String { "Element" }
  func add(_ x: Int) -> String { "Int" }
  init(_ x: Element) { print("made of Element") }
  init(_ x: Int) { print("made of Int") }
  subscript(_ x: Element) -> String { "[Element]" }
  subscript(_ x: Int) -> String { "[Int]" }
  static func make(_ x: Element, named: String) -> String { "make(Element)" }
  static func make(_ x: Int, named: String) -> String { "make(Int)" }
  func maybe(_ x: Element?) -> String { "Element?" }
  func maybe(_ x: Int?) -> String { "Int?" }
}
let nothing: Int? = nil
print(Bag<Int>(1).add(3), Bag<Int>(1)[2], Bag<Int>.make(2, named: ""), Bag<Int>(0).maybe(nothing))
print(Bag("a").add(3), Bag("a").add("b"))
extension Array {
  func only(_ x: Element) -> String { "Element" }
  func only(_ x: Int) -> String { "Int" }
}
print([1].only(2), ["a"].only("b"))
extension Array where Element: Equatable {
  mutating func removeFirst(_ element: Element) -> Bool {
    guard let index = firstIndex(of: element) else { return false }
    remove(at: index)
    return true
  }
}
var numbers = [5, 6, 7]
numbers.removeFirst(2)
var texts = ["a", "b"]
print(numbers, texts.removeFirst("b"), texts)
// expect: made of Int
// expect: made of Int
// expect: made of Int
// expect: Int [Int] make(Int) Int?
// expect: made of Element
// expect: made of Element
// expect: Int Element
// expect: Int Element
// expect: [7] true ["a"]
