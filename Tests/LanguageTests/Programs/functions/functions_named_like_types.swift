// swift-format-ignore-file
func Int(truncating d: Double) -> Int { Swift.Int(d) }
print(Int(truncating: 5.5), Int("3")!, Int.max > 0, [1.5].map { Int($0) })
func String(pretty n: Int) -> String { "<\(n)>" }
print(String(pretty: 1), String(2), String(describing: 3), String("ab".reversed()))
struct Queue { var next: Int? = 1; func next() async -> Int { 2 } }
print(await Queue().next(), Queue().next as Any)
let total = 1
func total() async -> Int { 5 }
print(total, await total())
final class Model { var items = [1]; func items() async -> [Int] { items + [2] } }
print(Model().items, await Model().items())
// expect: 5 3 true [1]
// expect: <1> 2 3 ba
// expect: 2 Optional(1)
// expect: 1 5
// expect: [1] [1, 2]
