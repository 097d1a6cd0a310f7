// swift-format-ignore-file
import CustomDump
struct Item: Identifiable, Equatable { var id: Int; var name: String; var done = false }
struct Plain: Equatable { var a: Int; var b: String }
enum Load: Equatable { case idle, loading(progress: Int), loaded([Item]), pair(Int, String), one(Plain) }
struct State: Equatable {
  var count = 0
  var name = "Blob"
  var fact: String?
  var items: [Item] = []
  var plains: [Plain] = []
  var load = Load.idle
  var map: [String: Int] = [:]
  var set: Set<Int> = []
  var nested = Plain(a: 1, b: "x")
  var pair: Wrapper = Wrapper(value: 1)
}
struct Wrapper: Equatable { var value: Int }
struct Counter { struct State: Equatable { var count = 0; var note: String? } }
func show<T>(_ a: T, _ b: T) { print(diff(a, b) ?? "nil"); print("--") }
var s = State()
var t = s; t.count = 1; show(s, t)
t = s; t.fact = "good"; show(s, t)
var u = t; u.fact = "bad"; show(t, u)
t = s; t.name = "a\nb"; show(s, t)
u = t; u.name = "a\nc\nd"; show(t, u)
t = s; t.items = [Item(id: 1, name: "Milk"), Item(id: 2, name: "Eggs")]; show(s, t)
u = t; u.items[0].done = true; show(t, u)
u.items.remove(at: 1); show(t, u)
u.items.append(Item(id: 3, name: "Tea")); show(t, u)
u = t; u.items.insert(Item(id: 9, name: "X"), at: 0); show(t, u)
t = s; t.plains = [Plain(a: 1, b: "1"), Plain(a: 2, b: "2"), Plain(a: 3, b: "3")]; u = t; u.plains[1].b = "changed"; show(t, u)
u.plains.removeLast(); show(t, u)
t = s; t.load = .loading(progress: 1); show(s, t)
u = t; u.load = .loading(progress: 2); show(t, u)
t.load = .pair(1, "a"); u.load = .pair(1, "b"); show(t, u)
t.load = .one(Plain(a: 1, b: "a")); u.load = .one(Plain(a: 1, b: "b")); show(t, u)
t.load = .loaded([Item(id: 1, name: "Milk")]); u.load = .loaded([]); show(t, u)
t = s; t.map = ["a": 1, "b": 2, "c": 3]; u = t; u.map["b"] = 5; u.map["d"] = 7; show(t, u)
u.map["a"] = nil; show(t, u)
t = s; t.set = [1, 2, 3]; u = t; u.set = [2, 3, 4]; show(t, u)
u = s; u.nested.b = "y"; show(s, u)
u = s; u.pair.value = 4; show(s, u)
show(Counter.State(), Counter.State(count: 1, note: "\"q\""))
show(1, 2)
show("a", "b")
show(Load.idle, .loading(progress: 3))
show(Load.loading(progress: 2), .loading(progress: 3))
show([1, 2, 3], [1, 3])
show([1, 2, 3, 4, 5], [1, 2, 9, 4, 5])
show((1, "a"), (1, "b"))
show(Optional(1), nil)
show([Optional(1)], [nil])
final class Box { var n: Int; init(_ n: Int) { self.n = n } }
show(Box(1), Box(2))
customDump(s); customDump(t); customDump(u)
customDump([Load.idle, .loading(progress: 1), .pair(1, "x"), .one(Plain(a: 1, b: "b"))])
customDump(Load.idle)
customDump(Load.loading(progress: 5))
customDump(Box(3)); let b = Box(1); customDump([b, b, Box(2)])
customDump(("a", 1)); customDump((x: 1, y: 2)); customDump(Optional(Optional(1)) as Any); customDump(Int.self); customDump("x\ny"); customDump("\"q\""); customDump("tab\t"); customDump(1.5); customDump(true); customDump(Character("x"))
customDump(["k": [1, 2]]); customDump([Int]()); customDump([String: Int]()); customDump(Set([3, 1, 2]))
customDump(Wrapper(value: 3)); customDump([Wrapper(value: 2)]); print(String(customDumping: Wrapper(value: 4)))
print(diff(Wrapper(value: 4), Wrapper(value: 5), format: .proportional)!)
customDump(s, name: "state", indent: 2, maxDepth: 1)
struct Key: Hashable { var x: Int; var y: Int }
customDump([Key(x: 1, y: 2): "v"]); show([Key(x: 1, y: 2): "v"], [Key(x: 1, y: 2): "w"])
show(Result<Int, Never>.success(1), .success(2))
// expect:   State(
// expect: -   count: 0,
// expect: +   count: 1,
// expect:     name: "Blob",
// expect:     fact: nil,
// expect:     items: [],
// expect:     plains: [],
// expect:     load: .idle,
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect: -   fact: nil,
// expect: +   fact: "good",
// expect:     items: [],
// expect:     plains: [],
// expect:     load: .idle,
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect: -   fact: "good",
// expect: +   fact: "bad",
// expect:     items: [],
// expect:     plains: [],
// expect:     load: .idle,
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: """
// expect: -     Blob
// expect: +     a
// expect: +     b
// expect:       """,
// expect:     fact: nil,
// expect:     items: [],
// expect:     plains: [],
// expect:     load: .idle,
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: """
// expect:       a
// expect: -     b
// expect: +     c
// expect: +     d
// expect:       """,
// expect:     fact: nil,
// expect:     items: [],
// expect:     plains: [],
// expect:     load: .idle,
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect:     fact: nil,
// expect:     items: [
// expect: +     [0]: Item(
// expect: +       id: 1,
// expect: +       name: "Milk",
// expect: +       done: false
// expect: +     ),
// expect: +     [1]: Item(
// expect: +       id: 2,
// expect: +       name: "Eggs",
// expect: +       done: false
// expect: +     )
// expect:     ],
// expect:     plains: [],
// expect:     load: .idle,
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect:     fact: nil,
// expect:     items: [
// expect:       [0]: Item(
// expect:         id: 1,
// expect:         name: "Milk",
// expect: -       done: false
// expect: +       done: true
// expect:       ),
// expect:       [1]: Item(…)
// expect:     ],
// expect:     plains: [],
// expect:     load: .idle,
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect:     fact: nil,
// expect:     items: [
// expect:       [0]: Item(
// expect:         id: 1,
// expect:         name: "Milk",
// expect: -       done: false
// expect: +       done: true
// expect:       ),
// expect: -     [1]: Item(
// expect: -       id: 2,
// expect: -       name: "Eggs",
// expect: -       done: false
// expect: -     )
// expect:     ],
// expect:     plains: [],
// expect:     load: .idle,
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect:     fact: nil,
// expect:     items: [
// expect:       [0]: Item(
// expect:         id: 1,
// expect:         name: "Milk",
// expect: -       done: false
// expect: +       done: true
// expect:       ),
// expect:       [1]: Item(
// expect: -       id: 2,
// expect: +       id: 3,
// expect: -       name: "Eggs",
// expect: +       name: "Tea",
// expect:         done: false
// expect:       )
// expect:     ],
// expect:     plains: [],
// expect:     load: .idle,
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect:     fact: nil,
// expect:     items: [
// expect: +     [0]: Item(
// expect: +       id: 9,
// expect: +       name: "X",
// expect: +       done: false
// expect: +     ),
// expect:       … (2 unchanged)
// expect:     ],
// expect:     plains: [],
// expect:     load: .idle,
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect:     fact: nil,
// expect:     items: [],
// expect:     plains: [
// expect:       [0]: Plain(…),
// expect:       [1]: Plain(
// expect:         a: 2,
// expect: -       b: "2"
// expect: +       b: "changed"
// expect:       ),
// expect:       [2]: Plain(…)
// expect:     ],
// expect:     load: .idle,
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect:     fact: nil,
// expect:     items: [],
// expect:     plains: [
// expect:       [0]: Plain(…),
// expect:       [1]: Plain(
// expect:         a: 2,
// expect: -       b: "2"
// expect: +       b: "changed"
// expect:       ),
// expect: -     [2]: Plain(
// expect: -       a: 3,
// expect: -       b: "3"
// expect: -     )
// expect:     ],
// expect:     load: .idle,
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect:     fact: nil,
// expect:     items: [],
// expect:     plains: [],
// expect: -   load: .idle,
// expect: +   load: .loading(progress: 1),
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect:     fact: nil,
// expect:     items: [],
// expect:     plains: [],
// expect: -   load: .loading(progress: 1)
// expect: +   load: .loading(progress: 2)
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect:     fact: nil,
// expect:     items: [],
// expect:     plains: [],
// expect:     load: .pair(
// expect:       1,
// expect: -     "a"
// expect: +     "b"
// expect:     ),
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect:     fact: nil,
// expect:     items: [],
// expect:     plains: [],
// expect:     load: .one(
// expect:       Plain(
// expect:         a: 1,
// expect: -       b: "a"
// expect: +       b: "b"
// expect:       )
// expect:     ),
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect:     fact: nil,
// expect:     items: [],
// expect:     plains: [],
// expect: -   load: .loaded(
// expect: -     [
// expect: -       [0]: Item(
// expect: -         id: 1,
// expect: -         name: "Milk",
// expect: -         done: false
// expect: -       )
// expect: -     ]
// expect: -   )
// expect: +   load: .loaded([])
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect:     fact: nil,
// expect:     items: [],
// expect:     plains: [],
// expect:     load: .idle,
// expect:     map: [
// expect: -     "b": 2,
// expect: +     "b": 5,
// expect: +     "d": 7,
// expect:       … (2 unchanged)
// expect:     ],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect:     fact: nil,
// expect:     items: [],
// expect:     plains: [],
// expect:     load: .idle,
// expect:     map: [
// expect: -     "a": 1,
// expect: -     "b": 2,
// expect: +     "b": 5,
// expect: +     "d": 7,
// expect:       … (1 unchanged)
// expect:     ],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect:     fact: nil,
// expect:     items: [],
// expect:     plains: [],
// expect:     load: .idle,
// expect:     map: [:],
// expect:     set: Set([
// expect: -     1,
// expect: +     4,
// expect:       … (2 unchanged)
// expect:     ]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect:     fact: nil,
// expect:     items: [],
// expect:     plains: [],
// expect:     load: .idle,
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(
// expect:       a: 1,
// expect: -     b: "x"
// expect: +     b: "y"
// expect:     ),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: --
// expect:   State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect:     fact: nil,
// expect:     items: [],
// expect:     plains: [],
// expect:     load: .idle,
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect: -   pair: Wrapper(value: 1)
// expect: +   pair: Wrapper(value: 4)
// expect:   )
// expect: --
// expect:   Counter.State(
// expect: -   count: 0,
// expect: +   count: 1,
// expect: -   note: nil
// expect: +   note: #""q""#
// expect:   )
// expect: --
// expect: - 1
// expect: + 2
// expect: --
// expect: - "a"
// expect: + "b"
// expect: --
// expect: - Load.idle
// expect: + Load.loading(progress: 3)
// expect: --
// expect: - Load.loading(progress: 2)
// expect: + Load.loading(progress: 3)
// expect: --
// expect:   [
// expect:     [0]: 1,
// expect: -   [1]: 2,
// expect:     [1]: 3
// expect:   ]
// expect: --
// expect:   [
// expect:     … (2 unchanged),
// expect: -   [2]: 3,
// expect: +   [2]: 9,
// expect:     … (2 unchanged)
// expect:   ]
// expect: --
// expect:   (
// expect:     1,
// expect: -   "a"
// expect: +   "b"
// expect:   )
// expect: --
// expect: - 1
// expect: + nil
// expect: --
// expect:   [
// expect: -   [0]: 1
// expect: +   [0]: nil
// expect:   ]
// expect: --
// expect: - Box(n: 1)
// expect: + #1 Box(n: 2)
// expect: --
// expect: State(
// expect:   count: 0,
// expect:   name: "Blob",
// expect:   fact: nil,
// expect:   items: [],
// expect:   plains: [],
// expect:   load: .idle,
// expect:   map: [:],
// expect:   set: Set([]),
// expect:   nested: Plain(
// expect:     a: 1,
// expect:     b: "x"
// expect:   ),
// expect:   pair: Wrapper(value: 1)
// expect: )
// expect: State(
// expect:   count: 0,
// expect:   name: "Blob",
// expect:   fact: nil,
// expect:   items: [],
// expect:   plains: [],
// expect:   load: .idle,
// expect:   map: [:],
// expect:   set: Set([
// expect:     1,
// expect:     2,
// expect:     3
// expect:   ]),
// expect:   nested: Plain(
// expect:     a: 1,
// expect:     b: "x"
// expect:   ),
// expect:   pair: Wrapper(value: 1)
// expect: )
// expect: State(
// expect:   count: 0,
// expect:   name: "Blob",
// expect:   fact: nil,
// expect:   items: [],
// expect:   plains: [],
// expect:   load: .idle,
// expect:   map: [:],
// expect:   set: Set([]),
// expect:   nested: Plain(
// expect:     a: 1,
// expect:     b: "x"
// expect:   ),
// expect:   pair: Wrapper(value: 4)
// expect: )
// expect: [
// expect:   [0]: .idle,
// expect:   [1]: .loading(progress: 1),
// expect:   [2]: .pair(
// expect:     1,
// expect:     "x"
// expect:   ),
// expect:   [3]: .one(
// expect:     Plain(
// expect:       a: 1,
// expect:       b: "b"
// expect:     )
// expect:   )
// expect: ]
// expect: Load.idle
// expect: Load.loading(progress: 5)
// expect: Box(n: 3)
// expect: [
// expect:   [0]: Box(n: 1),
// expect:   [1]: Box(↩︎),
// expect:   [2]: #1 Box(n: 2)
// expect: ]
// expect: (
// expect:   "a",
// expect:   1
// expect: )
// expect: (
// expect:   x: 1,
// expect:   y: 2
// expect: )
// expect: 1
// expect: Int.self
// expect: """
// expect: x
// expect: y
// expect: """
// expect: #""q""#
// expect: "tab\t"
// expect: 1.5
// expect: true
// expect: "x"
// expect: [
// expect:   "k": [
// expect:     [0]: 1,
// expect:     [1]: 2
// expect:   ]
// expect: ]
// expect: []
// expect: [:]
// expect: Set([
// expect:   1,
// expect:   2,
// expect:   3
// expect: ])
// expect: Wrapper(value: 3)
// expect: [
// expect:   [0]: Wrapper(value: 2)
// expect: ]
// expect: Wrapper(value: 4)
// expect: − Wrapper(value: 4)
// expect: + Wrapper(value: 5)
// expect:   state: State(
// expect:     count: 0,
// expect:     name: "Blob",
// expect:     fact: nil,
// expect:     items: [],
// expect:     plains: [],
// expect:     load: .idle,
// expect:     map: [:],
// expect:     set: Set([]),
// expect:     nested: Plain(…),
// expect:     pair: Wrapper(value: 1)
// expect:   )
// expect: [
// expect:   Key(
// expect:     x: 1,
// expect:     y: 2
// expect:   ): "v"
// expect: ]
// expect:   [
// expect: -   Key(
// expect: -     x: 1,
// expect: -     y: 2
// expect: -   ): "v"
// expect: +   Key(
// expect: +     x: 1,
// expect: +     y: 2
// expect: +   ): "w"
// expect:   ]
// expect: --
// expect: - Result.success(1)
// expect: + Result.success(2)
// expect: --
