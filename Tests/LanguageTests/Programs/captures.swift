// swift-format-ignore-file
class Node { let name: String; var next: Node?; init(_ n: String) { name = n } ; func hook() -> () -> String { { [weak self] in self?.name ?? "gone" } } ; func strong() -> () -> String { { self.name } } ; func un() -> () -> String { { [unowned self] in self.name } } }
var node: Node? = Node("a")
let weakly = node!.hook()
print(weakly())  // expect: a
node = nil
print(weakly())  // expect: gone
node = Node("b")
let strongly = node!.strong()
let un = node!.un()
print(un())  // expect: b
node = nil
print(strongly())  // expect: b
weak var w: Node? = Node("temp")
print(w == nil)  // expect: true
let keep = Node("keep")
weak let k = keep
print(k?.name ?? "nil")  // expect: keep
class Parent { var child: Child?; var name = "p" }
class Child { weak var parent: Parent?; unowned let owner: Parent; init(_ p: Parent) { parent = p; owner = p } }
var parent: Parent? = Parent()
let child = Child(parent!)
parent!.child = child
print(child.parent?.name ?? "none", child.owner.name)  // expect: p p
parent = nil
print(child.parent == nil)  // expect: true
struct Ref { weak var it: Node? }
let ref = Ref(it: Node("lost"))
print(ref.it == nil)  // expect: true
let ref2 = Ref(it: keep)
print(ref2.it!.name)  // expect: keep
