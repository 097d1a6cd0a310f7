// swift-format-ignore-file
// A chain whose last part is named as a function and as a property takes the property, and with it
// what the parts before it must be.
struct Readings: Sequence {
  func makeIterator() -> IndexingIterator<[Int]> { [1, 2].makeIterator() }
}
print(Readings().lazy.compactMap { $0 > 1 ? $0 : nil }.first ?? 0)
let high = Readings().lazy.filter { $0 > 1 }.first
print(high as Any)

// A closure that doesn't throw is as good for a function that may take one that does.
func run(_ body: (Int) -> Int) -> String { "plain" }
func run(_ body: (Int) throws -> Int) -> String { "throwing" }
print(run { $0 + 1 })
let plain: (Int) -> Int = { $0 }
print(run(plain))
let throwing: (Int) throws -> Int = { $0 }
print(run(throwing), run { _ in try throwing(1) })
// expect: 2
// expect: Optional(2)
// expect: plain
// expect: plain
// expect: throwing throwing
