// swift-format-ignore-file
// Changes of objects in existentials that were made from their superclass.
protocol Named { var name: String { get set }; var tags: [String] { get set }; mutating func rename(_ s: String); mutating func reset() }
extension Named {
  mutating func reset() { name = "reset"; tags.removeAll() }
  mutating func twice() { name += name }
  func kind() -> String { "\(Self.self):\(name)" }
  var upper: String { get { name.uppercased() } set { name = newValue.lowercased() } }
}
class Base: Named { var name = "n"; var tags = ["t"]; func rename(_ s: String) { name = s } }
class Sub: Base { override func rename(_ s: String) { name = "sub " + s } }
func make() -> Base { Sub() }
func change(_ p: inout any Named) { p.name = "changed"; p.rename("r"); p.tags.append("x") }
func up<T: Named>(_ t: inout T) { t.name += "!"; t.rename(t.name + "?"); t.tags.append("up"); t.tags[0] = "zero" }
func upKind<T: Named>(_ t: inout T) -> String { t.twice(); return "\(t.tags.count)" }
var p: any Named = make()
change(&p); print(p.name, p.tags)
p.name += "+"; p.tags[0] += "!"; p.tags.insert("i", at: 0); print(p.name, p.tags)
p.rename("again"); print(p.name)
p.upper = "LOW"; print(p.name, p.upper)
p.twice(); print(p.name)
p.reset(); print(p.name, p.tags)
up(&p); print(p.name, p.tags, upKind(&p), p.name)
var list: [any Named] = [make(), Base()]
list[0].name = "l0"; list[0].rename("l"); list[1].rename("m"); list[0].tags.append("z"); up(&list[0]); change(&list[1])
print(list.map { $0.name }, list.map { $0.tags })
for i in list.indices { list[i].name += "\(i)"; list[i].reset() }
print(list.map { $0.name })
var d: [String: any Named] = ["a": make()]
d["a"]!.name = "d"; d["a"]?.rename("dd"); d["a"]?.tags.append("q"); d["a", default: make()].name += "x"
print(d["a"]!.name, d["a"]!.tags)
struct Holder { var n: any Named = make(); var o: (any Named)? = make(); mutating func go() { n.name = "h"; n.rename("hh"); o?.rename("oo"); o?.tags += ["w"]; n.twice() } }
var h = Holder(); h.go(); print(h.n.name, h.o!.name, h.o!.tags, h.n is Sub)
h.n.rename("out"); h.o?.name = "oout"; print(h.n.name, h.o!.name)
final class Box { var n: any Named = make(); var l: [any Named] = [make()] }
let b = Box(); b.n.rename("box"); b.l[0].rename("bl"); b.n.tags.append("bt"); up(&b.n); change(&b.l[0]); print(b.n.name, b.l[0].name, b.n.tags, b.l[0].tags)
let kp = \Holder.n.name; h[keyPath: kp] = "kp"; print(h.n.name, h[keyPath: kp])
var copy = p; copy.name = "shared"; print(p.name, (copy as! Base) === (p as! Base))
func local() { var q: any Named = make(); q.name = "q"; let c = { q.rename("closure"); q.tags.append("c") }; c(); print(q.name, q.tags, q is Sub); q = Base(); q.rename("base"); print(q.name, q is Sub) }
local()
for var x in list { x.name = "loop"; x.rename("var"); print(x.name) }
if var y = d["a"] { y.rename("if var"); print(y.name) }
switch p { case var z: z.rename("switch"); print(z.name) }
func takes(_ n: consuming any Named) -> String { n.rename("consumed"); return n.name }
print(takes(make()))
var t: (any Named, Int) = (make(), 1); t.0.rename("tuple"); t.0.tags.append("tt"); print(t.0.name, t.0.tags)
// expect: sub r ["t", "x"]
// expect: sub r+ ["i", "t!", "x"]
// expect: sub again
// expect: low LOW
// expect: lowlow
// expect: reset []
// expect: sub reset!? ["zero"] 1 sub reset!?sub reset!?
// expect: ["sub sub l!?", "r"] [["zero", "z", "up"], ["t", "x"]]
// expect: ["reset", "reset"]
// expect: sub ddx ["t", "q"]
// expect: sub hhsub hh sub oo ["t", "w"] true
// expect: sub out oout
// expect: sub sub box!? sub r ["zero", "bt", "up"] ["t", "x"]
// expect: kp kp
// expect: shared true
// expect: sub closure ["t", "c"] true
// expect: base false
// expect: sub var
// expect: var
// expect: sub if var
// expect: sub switch
// expect: sub consumed
// expect: sub tuple ["t", "tt"]
