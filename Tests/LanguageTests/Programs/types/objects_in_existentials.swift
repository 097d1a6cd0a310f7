// swift-format-ignore-file
// Objects of subclasses in existentials that were made from their superclass.
import Foundation
protocol Shape: Codable { var name: String { get }; func area() -> Double }
extension Shape { func tell() -> String { "\(Self.self):\(name)" }
  func json() throws -> String { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; return String(decoding: try e.encode(self), as: UTF8.self) } }
protocol Loud { func shout() -> String }
class Base: Shape { var name = "base"; func area() -> Double { 1 } }
class Circle: Base, Loud { func shout() -> String { "CIRCLE" }; override func area() -> Double { 3 }
  override init() { super.init(); name = "circle" }
  required init(from d: any Decoder) throws { try super.init(from: d) } }
struct Sq: Shape { var name = "sq"; func area() -> Double { 4 } }
func make(_ i: Int) -> Base { i == 0 ? Base() : Circle() }
let shapes: [any Shape] = [make(0), make(1), Sq(), Circle()]
for s in shapes {
  print(s.tell(), s.area(), type(of: s), s is Circle, s is any Loud, (s as? any Loud)?.shout() ?? "-", try s.json())
  switch s { case is Circle: print("is circle"); case let b as Base: print("base", b.name); case let q as Sq: print(q.name); default: print("?") }
}
let sorted = shapes.sorted { $0.area() > $1.area() }
print(sorted.map { $0.name }, shapes.map { $0.area() }.reduce(0, +), shapes.compactMap { $0 as? Base }.count, shapes.filter { $0 is Circle }.count)
let groups = Dictionary(grouping: shapes) { "\(type(of: $0))" }
print(groups.keys.sorted(), groups["Circle"]!.map { $0.tell() })
let c = make(1)
let p1: any Shape = c, p2: any Shape = c
print((p1 as AnyObject) === (p2 as AnyObject), (p1 as! Base) === c, ObjectIdentifier(p1 as! Circle) == ObjectIdentifier(c))
func sameObject(_ a: any Shape, _ b: AnyObject) -> Bool { (a as AnyObject) === b }
print(sameObject(c, c), sameObject(p1, c))
struct Box { let shape: any Shape; var opt: (any Shape)? }
let box = Box(shape: c, opt: c)
print(box.shape.tell(), box.opt?.tell() ?? "", Mirror(reflecting: box).children.map { "\(type(of: $0.value))" })
dump(box)
print("\(box.shape)", String(describing: box.opt), [box.shape])
enum Item { case shape(any Shape), none }
let it = Item.shape(c)
if case .shape(let s) = it { print(s.tell(), type(of: s)) }
if case .shape(let s as Circle) = it { print("circle pattern", s.shout()) }
func generic<T>(_ t: T) -> String { "\(T.self) \(type(of: t))" }
func genericShape<T: Shape>(_ t: T) -> String { "\(T.self) \(type(of: t)) \(t.tell())" }
print(generic(p1), genericShape(p1), generic(box.shape), generic([p1]))
actor Store { var all: [any Shape] = []; func add(_ s: sending any Shape) { all.append(s) }; func names() -> [String] { all.map { $0.tell() } } }
let st = Store(); await st.add(make(1)); await st.add(Sq()); print(await st.names())
let f: (any Shape) -> String = { $0.tell() }
print([c].map(f), [c, make(0)].map { f($0) })
let any: Any = p1
print(any is Circle, any is any Shape, (any as! any Shape).name, type(of: any), (any as? any Shape & Loud)?.shout() ?? "no")
var arr: [Any] = []; arr.append(p1); arr += shapes as [Any]; print(arr.count, arr.filter { $0 is Circle }.count)
let h: [ObjectIdentifier: String] = [ObjectIdentifier(type(of: p1)): "dyn", ObjectIdentifier(Base.self): "stat"]
print(h[ObjectIdentifier(type(of: p1))]!, h[ObjectIdentifier(type(of: c))]!)
let r: Result<any Shape, any Error> = .success(c)
print(try r.get().tell(), (try? r.get()).map { type(of: $0) } as Any)
let t: (any Shape, Int) = (c, 1); print(t.0.tell(), t)
let lz = shapes.lazy.map { $0.tell() }.filter { $0.hasPrefix("Base") }; print(Array(lz))
func vari(_ s: any Shape...) -> [String] { s.map { $0.tell() } }
print(vari(c, Sq(), make(0)))
let meta: any Shape.Type = type(of: p1); print(meta, meta == Circle.self, meta is Base.Type)
let s = Set([1]); _ = s
func ret(_ b: Bool) -> any Shape { if b { return make(1) }; return Sq() }
print(ret(true).tell(), ret(false).tell())
let cmp: any Comparable = 3; print(type(of: cmp))
// expect: Base:base 1.0 Base false false - {"name":"base"}
// expect: base base
// expect: Base:circle 3.0 Circle true true CIRCLE {"name":"circle"}
// expect: is circle
// expect: Sq:sq 4.0 Sq false false - {"name":"sq"}
// expect: sq
// expect: Circle:circle 3.0 Circle true true CIRCLE {"name":"circle"}
// expect: is circle
// expect: ["sq", "circle", "circle", "base"] 11.0 3 2
// expect: ["Base", "Circle", "Sq"] ["Base:circle", "Circle:circle"]
// expect: true true true
// expect: true true
// expect: Base:circle Base:circle ["Circle", "Optional<Shape>"]
// expect: ▿ main.Box
// expect:   - shape: main.Circle #0
// expect:     ▿ super: main.Base
// expect:       - name: "circle"
// expect:   ▿ opt: Optional(main.Circle)
// expect:     - some: main.Circle #0
// expect: main.Circle Optional(main.Circle) [main.Circle]
// expect: Base:circle Circle
// expect: circle pattern CIRCLE
// expect: Base Circle Base Circle Base:circle Base Circle Array<Shape> Array<Shape>
// expect: ["Base:circle", "Sq:sq"]
// expect: ["Base:circle"] ["Base:circle", "Base:base"]
// expect: true true circle Circle CIRCLE
// expect: 5 3
// expect: dyn dyn
// expect: Base:circle Optional(main.Circle)
// expect: Base:circle (main.Circle, 1)
// expect: ["Base:base", "Base:circle"]
// expect: ["Base:circle", "Sq:sq", "Base:base"]
// expect: Circle true true
// expect: Base:circle Sq:sq
// expect: Int
