// swift-format-ignore-file
protocol Named { var name: String { get }; func hello() -> String }
extension Named { func hi() -> String { "hi \(name)" } }
struct A: Named { var name: String; func hello() -> String { "A:" + name } }
class B: Named { let name = "bee"; func hello() -> String { "B" } }
let all: [any Named] = [A(name: "x"), B()]
for n in all { print(n.name, n.hello(), n.hi()) }  // expect: x A:x hi x // expect: bee B hi bee
func greet(_ n: any Named) -> String { n.hello() }
print(greet(A(name: "q")))  // expect: A:q
if let a = all[0] as? A { print(a.name) }  // expect: x
print(all[1] is B)  // expect: true
struct Box: CustomStringConvertible { var v = 1; var description: String { "Box(\(v))" } }
// expect: Box(1) [Box(1)] Optional(Box(1)) Box(1)
print(Box(), [Box()], Optional(Box()) as Any, "\(Box())")
