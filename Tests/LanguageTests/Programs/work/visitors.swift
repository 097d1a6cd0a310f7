// swift-format-ignore-file
// visitor/AST printing with existential generics, primary associated types
protocol Visitor<Output> { associatedtype Output; func visit(_ n: Num) -> Output; func visit(_ a: Add) -> Output; func visit(_ l: Let) -> Output }
protocol Tree { func accept<V: Visitor>(_ v: V) -> V.Output }
struct Num: Tree { let v: Int; func accept<V: Visitor>(_ x: V) -> V.Output { x.visit(self) } }
struct Add: Tree { let l: any Tree, r: any Tree; func accept<V: Visitor>(_ x: V) -> V.Output { x.visit(self) } }
struct Let: Tree { let name: String; let value, body: any Tree; func accept<V: Visitor>(_ x: V) -> V.Output { x.visit(self) } }
struct Printer: Visitor { func visit(_ n: Num) -> String { "\(n.v)" }; func visit(_ a: Add) -> String { "(\(a.l.accept(self)) + \(a.r.accept(self)))" }; func visit(_ l: Let) -> String { "let \(l.name) = \(l.value.accept(self)) in \(l.body.accept(self))" } }
struct Depth: Visitor { func visit(_ n: Num) -> Int { 1 }; func visit(_ a: Add) -> Int { 1 + max(a.l.accept(self), a.r.accept(self)) }; func visit(_ l: Let) -> Int { 1 + [l.value, l.body].map { $0.accept(self) }.max()! } }
struct Sum: Visitor { func visit(_ n: Num) -> Int { n.v }; func visit(_ a: Add) -> Int { a.l.accept(self) + a.r.accept(self) }; func visit(_ l: Let) -> Int { l.body.accept(self) } }
let tree: any Tree = Let(name: "x", value: Num(v: 9), body: Add(l: Num(v: 1), r: Add(l: Num(v: 2), r: Num(v: 3))))
let visitors: [any Visitor<Int>] = [Depth(), Sum()]
print(tree.accept(Printer()))
for v in visitors { print(type(of: v), run(v, tree)) }
func run<O>(_ v: some Visitor<O>, _ t: any Tree) -> O { t.accept(v) }
func all(_ vs: [any Visitor], _ t: any Tree) -> [String] { vs.map { v in "\(open(v, t))" } }
func open<V: Visitor>(_ v: V, _ t: any Tree) -> Any { t.accept(v) }
print(all([Printer(), Depth()], tree))
let mixed: [Any] = [Printer(), Depth(), 3]
for m in mixed { if let v = m as? any Visitor<Int> { print("int visitor", run(v, tree)) } else if let v = m as? any Visitor<String> { print("string visitor", run(v, tree).count) } else { print("none", m) } }
// expect: let x = 9 in (1 + (2 + 3))
// expect: Depth 4
// expect: Sum 6
// expect: ["let x = 9 in (1 + (2 + 3))", "4"]
// expect: string visitor 26
// expect: int visitor 4
// expect: none 3
