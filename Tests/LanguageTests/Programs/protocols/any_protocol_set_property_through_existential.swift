// swift-format-ignore-file
protocol Counting { var n: Int { get set }; mutating func bump(); static var kind: String { get } }
extension Counting { mutating func bump() { n += 1 } }
struct Plain: Counting { var n = 0; static let kind = "plain" }
final class Shared: Counting { var n = 10; static let kind = "shared" }
struct Clamped: Counting { static let kind = "clamped"; private var raw = 0; var n: Int { get { raw } set { raw = min(newValue, 3) } } }
var p: any Counting = Plain()
var copy = p
p.n = 4
p.bump()
print(p.n, copy.n, type(of: p).kind)  // expect: 5 0 plain
copy = Shared(); let other = copy; copy.n = 1; copy.bump(); print(copy.n, other.n)  // expect: 2 2
p = Clamped(); p.n = 9; p.bump(); print(p.n)  // expect: 3
var all: [any Counting] = [Plain(), Clamped()]
for i in all.indices { all[i].n += 7; all[i].bump() }
print(all.map(\.n), all.map { type(of: $0).kind })  // expect: [8, 3] ["plain", "clamped"]
