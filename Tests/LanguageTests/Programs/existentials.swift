// swift-format-ignore-file
protocol Shape { var area: Double { get }; var name: String { get }; func scaled(by k: Double) -> any Shape }
extension Shape { var label: String { "\(name):\(area)" } ; func describe() -> String { "<\(label)>" } }
struct Sq: Shape { var s: Double; var area: Double { s * s }; var name: String { "sq" }; func scaled(by k: Double) -> any Shape { Sq(s: s * k) } }
final class Ci: Shape { let r: Double; init(_ r: Double) { self.r = r }; var area: Double { 3 * r * r }; let name = "ci"; func scaled(by k: Double) -> any Shape { Ci(r * k) } }
let shapes: [any Shape] = [Sq(s: 2), Ci(1)]
// expect: ["sq:4.0", "ci:3.0"] [16.0, 12.0]
print(shapes.map { $0.label }, shapes.map { $0.scaled(by: 2).area })
// expect: <sq:4.0> true nil
// expect: <ci:3.0> false Optional(1.0)
for s in shapes { print(s.describe(), s is Sq, (s as? Ci)?.r as Any) }
let biggest = shapes.max { $0.area < $1.area }!
print(biggest.name)  // expect: sq
func total(_ s: [any Shape]) -> Double { s.reduce(0) { $0 + $1.area } }
print(total(shapes))  // expect: 7.0
protocol Greeter { func greet() -> String }
extension Greeter { func greet() -> String { "default" } }
struct G1: Greeter {}
struct G2: Greeter { func greet() -> String { "own" } }
let gs: [any Greeter] = [G1(), G2()]
print(gs.map { $0.greet() })  // expect: ["default", "own"]
var anys: [Any] = []
anys.append(1); anys.append("s"); anys.append(Sq(s: 1))
print(anys.count, anys[2] is any Shape)  // expect: 3 true
var current: any Shape = Sq(s: 1)
current = Ci(2)
print(current.name)  // expect: ci
protocol Delegate: AnyObject { func done(_ n: Int) }
final class Worker { weak var delegate: (any Delegate)?; func run() { delegate?.done(3) } }
final class Boss: Delegate { func done(_ n: Int) { print("done", n) } }
let w = Worker(); let boss = Boss(); w.delegate = boss; w.run()  // expect: done 3
