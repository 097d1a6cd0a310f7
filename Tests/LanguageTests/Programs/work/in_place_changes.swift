// swift-format-ignore-file
// Places that are changed where they stand, and copies that stay what they were.
func made(_ text: String) -> Int { print("made", text); return 7 }
struct Settings { var size = made("size"); var name = "n" }
print(Settings(size: 1), Settings(name: "x"))
struct Marked { let id = made("id"); var size = made("own") }
print(Marked(size: 2), Marked())
struct Point { let x: Int, y: Int; init(x: Int, y: Int) { self.x = x; self.y = y } }
struct Swapped { let x: Int, y: Int; init(x: Int, y: Int) { self.x = y; self.y = x } }
print(Point(x: 1, y: 2).x, Swapped(x: 1, y: 2).x, Point(x: 3, y: 4))

var counts = ["a": 1]
let before = counts
for word in ["a", "b", "a", "c", "b"] { counts[word, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }, before)
counts["z", default: made("default")] += 1
counts["z", default: made("again")] += 1
print(counts["z"]!)
final class Noisy { let id: Int; init(_ id: Int) { self.id = id }; deinit { print("gone", id) } }
func tally() {
  var held: [String: Noisy] = [:]
  var scores: [String: Int] = [:]
  for (index, name) in ["x", "x", "x"].enumerated() {
    scores[name, default: 10] += held.updateValue(Noisy(index), forKey: name) == nil ? 1 : 100
  }
  print(scores["x"]!)
}
tally()

var text = "ab"
let copy = text
text += text
text += "c"
text.append("d" as Character)
text.append(contentsOf: copy)
print(text, copy, text.utf8.count, "héllo".utf8.count)
struct Counter { var hits = 0; var mean = 0.0; mutating func hit(_ by: Int) { hits += by; mean += 0.5 * Double(by) } }
var counters = [Counter(), Counter()]
for index in counters.indices { counters[index].hit(index + 1) }
var one = counters[0]
one.hits -= 5; one.mean *= 3
print(counters, one)

class Base { let name: String; var size: Int { 1 }; init(name: String) { self.name = name } }
final class Derived: Base { override var size: Int { name.count } }
let bases: [Base] = [Base(name: "one"), Derived(name: "three")]
print(bases.map { "\($0.name) \($0.size)" })
protocol Shape { func area() -> Int; func scaled(by other: Self) -> Int }
struct Square: Shape { var side: Int; func area() -> Int { side * side }; func scaled(by other: Square) -> Int { side * other.side } }
struct Strip: Shape { var length: Int; func area() -> Int { length }; func scaled(by other: Strip) -> Int { length + other.length } }
let shapes: [any Shape] = [Square(side: 3), Strip(length: 4)]
func twice<S: Shape>(_ shape: S) -> Int { shape.scaled(by: shape) + shape.area() }
for shape in shapes { print(shape.area(), twice(shape)) }
// expect: made size
// expect: Settings(size: 1, name: "n") Settings(size: 7, name: "x")
// expect: made id
// expect: made id
// expect: made own
// expect: Marked(id: 7, size: 2) Marked(id: 7, size: 7)
// expect: 1 2 Point(x: 3, y: 4)
// expect: [(key: "a", value: 3), (key: "b", value: 2), (key: "c", value: 1)] ["a": 1]
// expect: made default
// expect: 9
// expect: gone 0
// expect: gone 1
// expect: 211
// expect: gone 2
// expect: ababcdab ab 8 6
// expect: [main.Counter(hits: 1, mean: 0.5), main.Counter(hits: 2, mean: 1.0)] Counter(hits: -4, mean: 1.5)
// expect: ["one 1", "three 5"]
// expect: 9 18
// expect: 4 12
