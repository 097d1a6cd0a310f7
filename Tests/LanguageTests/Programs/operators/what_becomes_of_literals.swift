// swift-format-ignore-file
// What becomes of a literal says what an operator makes of it.
func hash(_ text: String) -> UInt32 { text.utf8.reduce(~0) { ($0 ^ UInt32($1)) &* 31 } }
func fold<Result>(_ initial: Result, _ next: (Result, Int) -> Result) -> Result { next(initial, 1) }
let mask: UInt8 = fold(~0) { $0 &- UInt8($1) }
let kept: UInt16 = fold(~0, { before, _ in before })
let sum: Int8 = [1, 2].reduce(-3) { $0 + Int8($1) }
let listed: UInt32 = [1, 2].reduce(~0) { $0 &+ UInt32($1) }
print(hash("ab"), mask, kept, sum, listed)

// Operators whose operands are made of the type's parameters and of others.
struct Per<Value, Unit> {}
struct Quantity<Unit> {
    var raw: Double
    static func * <Time>(l: Quantity<Per<Unit, Time>>, r: Quantity<Time>) -> Quantity<Unit> { .init(raw: l.raw * r.raw) }
    static func / <Time>(l: Quantity<Unit>, r: Quantity<Time>) -> Quantity<Per<Unit, Time>> { .init(raw: l.raw / r.raw) }
    static func + (l: Self, r: Self) -> Self { .init(raw: l.raw + r.raw) }
}
enum Meters {}
enum Seconds {}
let way = Quantity<Meters>(raw: 6), time = Quantity<Seconds>(raw: 3)
let speed = way / time
print(speed.raw, (speed * time).raw, (speed * time + way).raw, type(of: speed))

// A further subscript says nothing of what the elements are.
struct SortedList<Element: Comparable>: RandomAccessCollection {
    private var items: [Element] = []
    init(_ items: [Element]) { self.items = items.sorted() }
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    subscript(position: Int) -> Element { items[position] }
    subscript(values: Range<Element>) -> [Element] { items.filter { values.contains($0) } }
}
struct Bag<Item: Comparable>: RandomAccessCollection {
    var items: [Item] = []
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    subscript(values: Range<Item>) -> [Item] { items.filter { values.contains($0) } }
    subscript(position: Int) -> Item { items[position] }
}
let list = SortedList(["c", "a", "b"]), bag = Bag(items: [3.5, 1])
print(list.map { $0 }, list["a"..<"c"], bag.first ?? 0, bag[2.0..<4.0], bag.reversed().map { $0 })
// expect: 4294874048 254 65535 0 2
// expect: 2.0 6.0 12.0 Quantity<Per<Meters, Seconds>>
// expect: ["a", "b", "c"] ["a", "b"] 3.5 [3.5] [1.0, 3.5]
