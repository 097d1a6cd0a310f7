// swift-format-ignore-file
final class Node { let name: String; var child: Node?; init(_ n: String, _ c: Node? = nil) { name = n; child = c; print("init", n) }; deinit { print("deinit", name) } }
func scope() { let a = Node("a"); let b = Node("b", a); print("using", b.name) }
scope()
print("after scope")
var chain: Node? = Node("outer", Node("inner"))
chain = nil
print("chain gone")
var list: [Node] = [Node("1"), Node("2")]
list.removeFirst()
print("removed")
list = []
var x: Node? = Node("old")
x = Node("new")
print("replaced")
do { _ = Node("unused"); print("end of do") }
x = nil
// expect: init a
// expect: init b
// expect: using b
// expect: deinit b
// expect: deinit a
// expect: after scope
// expect: init inner
// expect: init outer
// expect: deinit outer
// expect: deinit inner
// expect: chain gone
// expect: init 1
// expect: init 2
// expect: deinit 1
// expect: removed
// expect: deinit 2
// expect: init old
// expect: init new
// expect: deinit old
// expect: replaced
// expect: init unused
// expect: deinit unused
// expect: end of do
// expect: deinit new
