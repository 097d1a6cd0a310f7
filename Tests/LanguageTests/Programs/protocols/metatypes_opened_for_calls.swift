// swift-format-ignore-file
protocol Shape { init(); static var sides: Int { get }; var name: String { get } }
struct Tri: Shape { static let sides = 3; var name: String { "tri" } }
final class Sq: Shape { static var sides: Int { 4 }; var name: String { "sq" }; init() {} }
enum E: Shape { case a; init() { self = .a }; static var sides: Int { 0 }; var name: String { "e" } }
func describe<S: Shape>(_ t: S.Type) -> String { "\(t.sides) \(S.self) \(t.init().name) \(type(of: t.init()))" }
func make<S: Shape>(_ t: S.Type, times n: Int) -> [S] { (0..<n).map { _ in t.init() } }
func both<S: Shape>(_ s: S, _ t: S.Type) -> Bool { type(of: s).sides == t.sides }
let types: [any Shape.Type] = [Tri.self, Sq.self, E.self]
print(types.map { describe($0) })
for t in types { let made = make(t, times: 2); print(made.count, made[0].name, t.init().name) }
print(both(Tri(), Tri.self))
let some: any Shape = Sq()
let t = type(of: some); print(describe(t), t.sides)
@MainActor func find(_ name: String) -> (any Shape.Type)? { types.first { "\($0)" == name } }
if let t = find("Tri") { print(describe(t), t == Tri.self) }
print(find("None") == nil)
// expect: ["3 Tri tri Tri", "4 Sq sq Sq", "0 E e E"]
// expect: 2 tri tri
// expect: 2 sq sq
// expect: 2 e e
// expect: true
// expect: 4 Sq sq Sq 4
// expect: 3 Tri tri Tri true
// expect: true
