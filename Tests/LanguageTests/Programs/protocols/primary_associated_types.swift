// swift-format-ignore-file
protocol Store<Key, Value> { associatedtype Key: Hashable; associatedtype Value; func value(_ key: Key) -> Value?; mutating func set(_ key: Key, _ value: Value) }
struct Memory<Key: Hashable, Value>: Store { var table: [Key: Value] = [:]; func value(_ key: Key) -> Value? { table[key] }; mutating func set(_ key: Key, _ value: Value) { table[key] = value } }
struct Doubling: Store { func value(_ key: Int) -> Int? { key * 2 }; mutating func set(_ key: Int, _ value: Int) {} }
func make() -> some Store<String, Int> { var m = Memory<String, Int>(); m.set("a", 1); return m }
func total(_ store: some Store<Int, Int>) -> Int { (1...3).compactMap { store.value($0) }.reduce(0, +) }
var stores: [any Store<Int, Int>] = [Memory(table: [1: 10]), Doubling()]
stores[0].set(2, 5)
for store in stores { print(total(store), store.value(1) ?? -1) }  // expect: 15 10 // expect: 12 2
print(make().value("a") as Any, make().value("b") as Any)  // expect: Optional(1) nil
