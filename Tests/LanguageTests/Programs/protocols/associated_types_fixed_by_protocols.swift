// What a protocol says of an associated type holds for its existentials.
protocol Ints: Collection where Element == Int, Index == Int {}
extension Array: Ints where Element == Int {}
let c: any Ints = [5, 8, 1]
print(c[0] + 1, c.index(after: 0))
print(c.first ?? 0, c.map { $0 * 2 }, c.reduce(0, +), c.count)
for x in c { print(x + 1, terminator: " ") }
print()
protocol Source {
  associatedtype Item
  var item: Item { get }
  func take(_ i: Item) -> Item
}
protocol IntSource: Source where Item == Int {}
protocol Deep: IntSource {}
struct S: Deep {
  var item = 4
  func take(_ i: Int) -> Int { i + item }
}
let d: any Deep = S()
print(d.item + 1, d.take(3))
let e: any IntSource = d
print(e.take(e.item))
let all: [any IntSource] = [S(item: 1), S(item: 2)]
print(all.map { $0.item * 10 }.reduce(0, +))
protocol Pairs: Source where Item == (key: String, value: [Int]) {}
struct PP: Pairs {
  var item = (key: "k", value: [1])
  func take(_ i: (key: String, value: [Int])) -> (key: String, value: [Int]) {
    (i.key + "!", i.value + [2])
  }
}
let p: any Pairs = PP()
print(p.item.key, p.take(("z", [3])).value)
protocol Shape { var area: Double { get } }
protocol Factory {
  associatedtype Made: Shape
  func make() -> Made
}
struct Sq: Shape { var area = 4.0 }
protocol SqFactory: Factory where Made == Sq {}
struct FF: SqFactory { func make() -> Sq { Sq() } }
let f: any SqFactory = FF()
let made: Sq = f.make()
print(made.area, f.make().area)
func g(_ c: some Ints) -> Int { c[c.startIndex] }
print(g([3]), g(c))

// expect: 6 1
// expect: 5 [10, 16, 2] 14 3
// expect: 6 9 2
// expect: 5 7
// expect: 8
// expect: 30
// expect: k [3, 2]
// expect: 4.0 4.0
// expect: 3 5
