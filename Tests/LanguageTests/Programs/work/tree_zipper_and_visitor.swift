// swift-format-ignore-file
protocol Visitor { associatedtype Result; func leaf(_ n: Int) -> Result; func node(_ name: String, _ children: [Result]) -> Result }
indirect enum Tree { case leaf(Int), node(String, [Tree])
  func accept<V: Visitor>(_ v: V) -> V.Result { switch self { case .leaf(let n): v.leaf(n); case let .node(name, children): v.node(name, children.map { $0.accept(v) }) } } }
struct Sum: Visitor { func leaf(_ n: Int) -> Int { n }; func node(_ name: String, _ children: [Int]) -> Int { children.reduce(0, +) } }
struct Show: Visitor { func leaf(_ n: Int) -> String { "\(n)" }; func node(_ name: String, _ children: [String]) -> String { "\(name)(\(children.joined(separator: ", ")))" } }
struct Depth: Visitor { func leaf(_ n: Int) -> Int { 1 }; func node(_ name: String, _ children: [Int]) -> Int { 1 + (children.max() ?? 0) } }
struct Both<A: Visitor, B: Visitor>: Visitor { let a: A, b: B; func leaf(_ n: Int) -> (A.Result, B.Result) { (a.leaf(n), b.leaf(n)) }; func node(_ name: String, _ cs: [(A.Result, B.Result)]) -> (A.Result, B.Result) { (a.node(name, cs.map(\.0)), b.node(name, cs.map(\.1))) } }
struct Mapping: Visitor { let change: (Int) -> Int; func leaf(_ n: Int) -> Tree { .leaf(change(n)) }; func node(_ name: String, _ children: [Tree]) -> Tree { .node(name + "'", children) } }
let tree = Tree.node("root", [.leaf(1), .node("inner", [.leaf(2), .leaf(3)]), .node("empty", [])])
// expect: 6 root(1, inner(2, 3), empty()) 3
print(tree.accept(Sum()), tree.accept(Show()), tree.accept(Depth()))
// expect: (6, "root(1, inner(2, 3), empty())") root'(10, inner'(20, 30), empty'())
print(tree.accept(Both(a: Sum(), b: Show())), tree.accept(Mapping { $0 * 10 }).accept(Show()))
func run(_ v: some Visitor) -> String { "\(tree.accept(v))" }
// expect: 3 6 / root(1, inner(2, 3), empty())
print(run(Depth()), [run(Sum()), run(Show())].joined(separator: " / "))
