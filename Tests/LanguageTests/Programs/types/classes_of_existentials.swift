// swift-format-ignore-file
// An existential knows as which class its object was converted: that is Self in the members of its protocol.
protocol Named { var name: String { get set }; func say() -> String; mutating func rename(_ s: String) }
extension Named {
  func say() -> String { "\(Self.self) \(name)" }
  func kind() -> String { "\(Self.self)" }
  var label: String { get { "\(Self.self):\(name)" } set { name = newValue } }
  mutating func rename(_ s: String) { name = s }
  func same(_ other: any Named) -> Bool { other is Self }
  func copies() -> [Self] { [self, self] }
}
protocol Extra { func extra() -> String }
extension Extra { func extra() -> String { "extra \(Self.self)" } }
protocol Box: AnyObject {}
extension Box { func boxKind() -> String { "\(Self.self)" } }
class Base: Named, Box, Hashable { var name = "n"
  func hash(into h: inout Hasher) { h.combine(name) }
  static func == (a: Base, b: Base) -> Bool { a.name == b.name } }
class Sub: Base, Extra { var more = 1 }
class G<T>: Named { var name = "g" ; var t: T; init(_ t: T) { self.t = t } }
class GI: G<Int> {}
func make() -> Base { Sub() }
let b = make()
var p: any Named = b
print(p.kind(), type(of: p), p is Sub, p is Base, p as? Sub != nil, (p as? Sub)!.more, p is any Extra, (p as! any Extra).extra())
print((p as! any Box).boxKind(), (b as any Box).boxKind())
print(p.say(), p.label, p.copies().count, type(of: p.copies()))
print(p.same(Base()), p.same(Sub()), p.same(G(1)))
let x: Any = p
print(type(of: x), x is Sub, x as? Base === b, (x as AnyObject) === b)
switch p { case let s as Sub: print("sub", s.more, s.kind()); default: print("no") }
if case let s as Base = p { print(s.kind()) }
print("\(p)".hasSuffix(".Sub"), [p], Optional(p) as Any, (p, 1))
dump(p)
print(Mirror(reflecting: p).subjectType, Mirror(reflecting: p).children.count, String(describing: p), String(reflecting: p))
let h = AnyHashable(b)
print(h == AnyHashable(b), type(of: h.base))
p.name = "z"
print(b.name, p.name)
let labelled = p
print(labelled.label)
let g: G<Int> = GI(3)
let gp: any Named = g
print(gp.kind(), type(of: gp), (gp as! GI).t)
func gen<T: Named>(_ t: T) -> any Named { t }
print(gen(b).kind(), gen(p).say().count, gen(Sub()).kind())
var list: [any Named] = [b, Sub(), Base(), g]
list.append(b)
print(list.map { $0.kind() }, list.map { "\(type(of: $0))" }, list.compactMap { $0 as? Sub }.count)
for case let s as Sub in list { print(s.kind()) }
let d = ["a": b as any Named]
print(d.mapValues { $0.kind() })
struct Holder { var n: any Named; var o: (any Named)?; let f: (any Named) -> String }
let hd = Holder(n: b, o: b, f: { $0.kind() })
print(hd.n.kind(), hd.o?.kind() ?? "", hd.f(b), hd.n.say())
let all: [Any] = list
print(all.map { "\(type(of: $0))" }, all.filter { $0 is Sub }.count)
let both: any Named & Extra = Sub()
print(both.kind(), both.extra())
func dflt(_ n: any Named = make()) -> String { n.kind() }
print(dflt())
let kp = \(any Named).name
print(p[keyPath: kp])
let up: any Named = (b as any Named)
print(up.kind(), (up as? any Named)!.kind())
@MainActor func run(_ n: any Named) async -> String { await Task { n.kind() }.value }
print(await run(b))
var opt: (any Named)? = nil
opt = b
opt?.name = "q"
print(b.name, opt!.say().hasSuffix("q"))
print(ObjectIdentifier(p as AnyObject) == ObjectIdentifier(b))
let objs: [AnyObject] = [p as AnyObject]
print(type(of: objs[0]))
// expect: Base Sub true true true 1 true extra Sub
// expect: Sub Sub
// expect: Base n Base:n 2 Array<Named>
// expect: true true false
// expect: Sub true true true
// expect: sub 1 Sub
// expect: Base
// expect: true [main.Sub] Optional(main.Sub) (main.Sub, 1)
// expect: ▿ main.Sub #0
// expect:   ▿ super: main.Base
// expect:     - name: "n"
// expect:   - more: 1
// expect: Sub 1 main.Sub main.Sub
// expect: true Sub
// expect: z z
// expect: Base:z
// expect: G<Int> GI 3
// expect: Base 6 Sub
// expect: ["Base", "Sub", "Base", "G<Int>", "Base"] ["Sub", "Sub", "Base", "GI", "Sub"] 3
// expect: Sub
// expect: Sub
// expect: Sub
// expect: ["a": "Base"]
// expect: Base Base Base Base z
// expect: ["Sub", "Sub", "Base", "GI", "Sub"] 3
// expect: Sub extra Sub
// expect: Base
// expect: z
// expect: Base Base
// expect: Base
// expect: q true
// expect: true
// expect: Sub
