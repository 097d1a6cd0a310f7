// swift-format-ignore-file
struct Q { var t = (1, "s"); var c: Character = "z"; var o: Int? = nil; var f: () -> Void = {} }
class Base { var n = 1 }
final class Sub: Base { var kids: [Sub] = []; var name = "s"; weak var up: Sub? }
enum E { case a, b(Int), c(x: Int, String) }
struct D: CustomStringConvertible { let v = 5; var description: String { "D!" } }
dump([1, 2]); dump(Q()); dump(E.a); dump(E.b(3)); dump(E.c(x: 1, "q")); dump(Optional(1)); dump((1, a: "b"), name: "pair"); dump(D()); dump(["k": [1.5]]); dump(Set([1])); dump(1..<3); dump("text"); dump(Int?.none as Any)
let sub = Sub(); sub.kids = [Sub(), sub]
dump(sub)
dump([[1, 2], [3]], maxDepth: 1); dump([1, 2, 3], maxItems: 2); dump([1], name: "list", indent: 4)
var text = ""; dump(E.b(1), to: &text); print(text)
// expect: ▿ 2 elements
// expect:   - 1
// expect:   - 2
// expect: ▿ main.Q
// expect:   ▿ t: (2 elements)
// expect:     - .0: 1
// expect:     - .1: "s"
// expect:   - c: "z"
// expect:   - o: nil
// expect:   - f: (Function)
// expect: - main.E.a
// expect: ▿ main.E.b
// expect:   - b: 3
// expect: ▿ main.E.c
// expect:   ▿ c: (2 elements)
// expect:     - x: 1
// expect:     - .1: "q"
// expect: ▿ Optional(1)
// expect:   - some: 1
// expect: ▿ pair: (2 elements)
// expect:   - .0: 1
// expect:   - a: "b"
// expect: ▿ D!
// expect:   - v: 5
// expect: ▿ 1 key/value pair
// expect:   ▿ (2 elements)
// expect:     - key: "k"
// expect:     ▿ value: 1 element
// expect:       - 1.5
// expect: ▿ 1 member
// expect:   - 1
// expect: ▿ Range(1..<3)
// expect:   - lowerBound: 1
// expect:   - upperBound: 3
// expect: - "text"
// expect: - nil
// expect: ▿ main.Sub #0
// expect:   ▿ super: main.Base
// expect:     - n: 1
// expect:   ▿ kids: 2 elements
// expect:     ▿ main.Sub #1
// expect:       ▿ super: main.Base
// expect:         - n: 1
// expect:       - kids: 0 elements
// expect:       - name: "s"
// expect:       - up: nil
// expect:     ▿ main.Sub #0
// expect:   - name: "s"
// expect:   - up: nil
// expect: ▿ 2 elements
// expect:   ▹ 2 elements
// expect:   ▹ 1 element
// expect: ▿ 3 elements
// expect:   - 1
// expect:     (2 more children)
// expect:     ▿ list: 1 element
// expect:       - 1
// expect: ▿ main.E.b
// expect:   - b: 1
// expect:
class Shelf<T> { var items: [T] = [] }
class Books: Shelf<[String]> {}
dump(Books())
// expect: - main.Books #0
// expect:   ▿ super: main.Shelf<Swift.Array<Swift.String>>
// expect:     - items: 0 elements
