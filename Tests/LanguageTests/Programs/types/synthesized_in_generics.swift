// swift-format-ignore-file
// What Swift writes for a generic type is called with the type's own arguments.
struct Bag<Item: Hashable>: Hashable { var items: Set<Item> }
let bag = Bag(items: [1])
print(bag == bag, [bag] == [bag], bag != bag)
// expect: true true false
struct Tally<Key: Hashable>: Equatable {
  private var counts: [Key: Int] = [:]
  mutating func add(_ key: Key) { counts[key, default: 0] += 1 }
}
var a = Tally<String>(), b = Tally<String>()
a.add("x"); b.add("x")
print(a == b, a != b)
// expect: true false
enum Choice<T: Hashable>: Hashable { case of(Set<T>), none }
print(Choice.of([1]) == Choice.of([1]), Choice.of(["a"]) == .none, Set([Choice<Int>.of([1]), .of([1])]).count)
// expect: true false 1
struct Grid<Cell> { var rows: [[Cell]] }
extension Grid: Equatable where Cell: Equatable {}
extension Grid: Hashable where Cell: Hashable {}
print(Grid(rows: [[Bag(items: ["a"])]]) == Grid(rows: [[Bag(items: ["a"])]]), Grid(rows: [[1]]).hashValue == Grid(rows: [[1]]).hashValue)
// expect: true true
struct Outer<A: Hashable> { struct Inner<B: Hashable>: Hashable { var left: Set<A>, right: [B: A] } }
let inner = Outer<Int>.Inner(left: [1], right: ["x": 2])
print(inner == inner, [inner: 3][inner] ?? 0)
// expect: true 3
enum Level<T: Comparable>: Comparable { case low(T), high(T) }
print(Level.low(9) < .high(1), Level.low(2) < .low(1), [Level.high("b"), .low("z"), .high("a")].sorted())
// expect: true false [main.Level<Swift.String>.low("z"), main.Level<Swift.String>.high("a"), main.Level<Swift.String>.high("b")]
func same<T: Equatable>(_ x: T, _ y: T) -> Bool { x == y }
func isIn<C: Collection>(_ x: C.Element, _ c: C) -> Bool where C.Element: Equatable { c.contains(x) }
print(same(bag, bag), same(Optional(bag), nil), isIn(bag, [bag]), isIn(a, [Tally<String>()]))
// expect: true false true false
let boxed: AnyHashable = bag
print(boxed == AnyHashable(Bag(items: [1])), (bag as any Equatable) is Bag<Int>)
// expect: true true
