// A mirror and `dump` show the object of a weak or unowned property.
class Leaf { var parts = [1] }
final class Holder {
  unowned let owned: Leaf
  weak var weakly: Leaf?
  unowned var optional: Leaf?
  weak var none: Leaf?
  init(_ leaf: Leaf) {
    owned = leaf
    weakly = leaf
    optional = leaf
  }
}
struct Pair {
  weak var first: Leaf?
  unowned var second: Leaf
}
let leaf = Leaf()
for child in Mirror(reflecting: Holder(leaf)).children {
  print(child.label!, type(of: child.value), child.value)
}
// expect: owned Leaf main.Leaf
// expect: weakly Optional<Leaf> Optional(main.Leaf)
// expect: optional Optional<Leaf> Optional(main.Leaf)
// expect: none Optional<Leaf> nil
dump(Pair(first: leaf, second: leaf))
// expect: ▿ main.Pair
// expect:   ▿ first: Optional(main.Leaf)
// expect:     ▿ some: main.Leaf #0
// expect:       ▿ parts: 1 element
// expect:         - 1
// expect:   ▿ second: main.Leaf #0
dump(Holder(leaf), maxDepth: 1)
// expect: ▿ main.Holder #0
// expect:   ▹ owned: main.Leaf #1
// expect:   ▹ weakly: Optional(main.Leaf)
// expect:   ▹ optional: Optional(main.Leaf)
// expect:   - none: nil
