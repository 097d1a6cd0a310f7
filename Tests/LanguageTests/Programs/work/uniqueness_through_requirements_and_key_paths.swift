// swift-format-ignore-file
// A mutating call through a requirement, a key path or an optional chain has the only reference to the value.
final class Store { var n = [1]; init() {} }
struct Cow {
  var s = Store()
  mutating func add(_ tag: String) { let u = isKnownUniquelyReferenced(&s); print(tag, u); if !u { s = Store() }; s.n.append(1) }
  var value: Int { get { s.n.count } set { print("set", isKnownUniquelyReferenced(&s)) } }
  subscript(i: Int) -> Int { get { i } set { print("sub", isKnownUniquelyReferenced(&s)) } }
}
protocol HasCow { var cow: Cow { get set }; var opt: Cow? { get set }; var list: [Cow] { get set } }
struct A: HasCow { var cow = Cow(); var opt: Cow? = Cow(); var list = [Cow()] }
final class B: HasCow { var cow = Cow(); var opt: Cow? = Cow(); var list = [Cow()] }
struct Comp: HasCow { var x = Cow(); var cow: Cow { get { x } set { x = newValue } }; var opt: Cow? = Cow(); var list = [Cow()] }
func change<T: HasCow>(_ t: inout T) { t.cow.add("generic"); t.opt?.add("generic opt"); t.list[0].add("generic list"); t.cow.value = 1; t.cow[0] = 2 }
func changeAny(_ t: inout any HasCow) { t.cow.add("any"); t.opt?.add("any opt"); t.list[0].add("any list"); t.cow.value = 1 }
extension HasCow { mutating func ext() { cow.add("ext"); opt?.add("ext opt"); list[0].add("ext list"); self.cow.value += 1 } }
var a = A(); change(&a); a.ext()
var b = B(); change(&b); b.ext()
var c = Comp(); change(&c)
var x: any HasCow = A(); changeAny(&x); x.cow.add("var any"); x.opt?.add("var any opt"); x.ext()
var y: any HasCow = B(); changeAny(&y); y.cow.add("var any class")
final class Node { var cow = Cow(); var next: Node?; var dict = ["a": Cow()]; var arr = [Cow()]; var lz = Cow() ; lazy var lazyCow = Cow()
}
let n = Node(); n.next = Node()
n.next?.cow.add("optional chain object")
n.next!.cow.add("forced object")
n.next?.arr[0].add("chain arr")
n.next?.dict["a"]?.add("chain dict")
n.dict["a"]!.add("forced dict")
n.dict["b", default: Cow()].add("default dict")
n.lazyCow.add("lazy")
let kp = \Node.cow
n[keyPath: kp].add("object keypath")
n[keyPath: \Node.arr[0]].add("object keypath arr")
n.next?[keyPath: kp].add("chain keypath")
struct V { var cow = Cow(); var inner = A(); var o: Node? = Node() }
var v = V()
let vk = \V.cow
v[keyPath: vk].add("value keypath")
v[keyPath: \.inner.cow].add("value keypath nested")
v.o?.cow.add("value opt object")
v[keyPath: vk].value = 3
v[keyPath: vk][1] = 3
func viaKP<T>(_ t: inout T, _ k: WritableKeyPath<T, Cow>) { t[keyPath: k].add("generic keypath") }
viaKP(&v, \.cow); viaKP(&v, \.inner.cow)
func viaRef(_ t: Node, _ k: ReferenceWritableKeyPath<Node, Cow>) { t[keyPath: k].add("ref keypath") }
viaRef(n, \.cow)
var vs = [V(), V()]
vs[0][keyPath: vk].add("element keypath")
for i in vs.indices { vs[i].cow.add("loop") }
vs[1].inner.list[0].add("deep")
func viaInout(_ c: inout Cow) { c.add("inout") }
viaInout(&v.cow); viaInout(&n.cow); viaInout(&n[keyPath: kp]); viaInout(&a.cow); viaInout(&x.cow); viaInout(&vs[0].cow); viaInout(&n.dict["a"]!)
var oc: Cow? = Cow()
oc?.add("opt"); oc!.add("forced"); if oc != nil { oc!.value = 3 }
var t = (Cow(), 1); t.0.add("tuple")
class Open { var oc: Cow? = Cow(); var cow = Cow(); var arr = [Cow()]; var st = A() }
class Over: Open { override var cow: Cow { get { print("get"); return super.cow } set { print("set"); super.cow = newValue } } }
let op = Open()
op.oc?.add("open chain"); op.oc!.add("open forced"); op.cow.add("open"); op.arr[0].add("open arr"); op.st.cow.add("open nested"); op.st.opt?.add("open nested chain")
let ov: Open = Over()
ov.cow.add("overridden"); ov.oc?.add("override chain")
struct E: Error {}
extension Cow { mutating func fail() throws { s.n.append(9); throw E() } }
func thrower<T: HasCow>(_ t: inout T) { do { try t.cow.fail() } catch { print("thrown", t.cow.s.n) } }
thrower(&a); thrower(&b); thrower(&c)
do { try n[keyPath: kp].fail() } catch { print(n.cow.s.n) }
do { try v[keyPath: \.inner.cow].fail() } catch { print(v.inner.cow.s.n) }
do { try op.oc?.fail() } catch { print(op.oc!.s.n) }
func args<T: HasCow>(_ t: inout T) { t.list.append(Cow()); t.list[t.list.count - 1].add("arg list") }
args(&a); args(&b); args(&c)
extension HasCow { mutating func viaSelf() { viaInout(&cow); viaInout(&self.list[0]); if opt != nil { viaInout(&opt!) } } }
a.viaSelf(); b.viaSelf(); c.viaSelf()
// expect: generic true
// expect: generic opt true
// expect: generic list true
// expect: set true
// expect: sub true
// expect: ext true
// expect: ext opt true
// expect: ext list true
// expect: set true
// expect: generic true
// expect: generic opt true
// expect: generic list true
// expect: set true
// expect: sub true
// expect: ext true
// expect: ext opt true
// expect: ext list true
// expect: set true
// expect: generic false
// expect: generic opt true
// expect: generic list true
// expect: set false
// expect: sub false
// expect: any true
// expect: any opt true
// expect: any list true
// expect: set true
// expect: var any true
// expect: var any opt true
// expect: ext true
// expect: ext opt true
// expect: ext list true
// expect: set true
// expect: any true
// expect: any opt true
// expect: any list true
// expect: set true
// expect: var any class true
// expect: optional chain object true
// expect: forced object true
// expect: chain arr true
// expect: chain dict true
// expect: forced dict true
// expect: default dict true
// expect: lazy false
// expect: object keypath true
// expect: object keypath arr false
// expect: chain keypath true
// expect: value keypath true
// expect: value keypath nested true
// expect: value opt object true
// expect: set true
// expect: sub true
// expect: generic keypath true
// expect: generic keypath true
// expect: ref keypath true
// expect: element keypath true
// expect: loop true
// expect: loop true
// expect: deep true
// expect: inout true
// expect: inout true
// expect: inout true
// expect: inout true
// expect: inout true
// expect: inout true
// expect: inout true
// expect: opt true
// expect: forced true
// expect: set true
// expect: tuple true
// expect: open chain true
// expect: open forced true
// expect: open true
// expect: open arr true
// expect: open nested true
// expect: open nested chain true
// expect: get
// expect: overridden false
// expect: set
// expect: override chain true
// expect: thrown [1, 1, 1, 1, 9]
// expect: thrown [1, 1, 1, 9]
// expect: thrown [1, 1, 9]
// expect: [1, 1, 1, 1, 1, 9]
// expect: [1, 1, 1, 9]
// expect: [1, 1, 1, 9]
// expect: arg list true
// expect: arg list true
// expect: arg list true
// expect: inout true
// expect: inout true
// expect: inout true
// expect: inout true
// expect: inout true
// expect: inout true
// expect: inout false
// expect: inout true
// expect: inout true
