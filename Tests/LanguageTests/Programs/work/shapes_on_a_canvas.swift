// swift-format-ignore-file
import Foundation
protocol Shape { var area: Double { get }; var name: String { get } }
struct Circle: Shape { var r: Double; var area: Double { 3 * r * r }; let name = "circle" }
struct Square: Shape { var s: Double; var area: Double { s * s }; let name = "square" }
final class Canvas {
  private(set) var shapes: [any Shape] = []
  var onChange: [(Canvas) -> Void] = []
  func add(_ new: any Shape...) { shapes.append(contentsOf: new); onChange.forEach { $0(self) } }
  func add(contentsOf new: some Sequence<any Shape>) { shapes += new; onChange.forEach { $0(self) } }
}
let canvas = Canvas()
canvas.onChange.append { [weak canvas] c in print("now", c.shapes.count, canvas === c) }
let c = Circle(r: 2), s = Square(s: 3)
canvas.add(c, s)

var list: [any Shape] = []
list.append(contentsOf: [c]); list.insert(contentsOf: [Square(s: 5)], at: 0); list += [c]
list.replaceSubrange(0..<1, with: [Circle(r: 1)])
print(list.map(\.name), list.max { $0.area < $1.area }?.name ?? "-")
let groups = Dictionary(grouping: list, by: \.name).mapValues { $0.map(\.area) }
print(groups.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
var handlers: [String: (any Shape) -> String] = [:]
handlers.merge(["circle": { "○\($0.area)" }]) { $1 }
handlers["square"] = { shape in let a = shape.area; return "□\(a)" }
print(list.compactMap { handlers[$0.name]?($0) })
func total(_ xs: [any Shape]) -> Double { xs.map(\.area).reduce(0, +) }
print(total([c, s]), total(Array([c])), Set<AnyHashable>(["a", 1]).count, [Any]([1, "a", c as Any]).count)
let nested: [[any Shape]] = [[c], [s, c], []]
print(nested.joined().count, nested.flatMap { $0 }.map(\.name), nested.map(\.isEmpty))
let opt: [(any Shape)?] = [c, nil, s]
for case let shape? in opt where shape.area > 9 { print(shape.name) }
switch list.first { case let circle as Circle: print("c", circle.r); case let sq as Square: print("s", sq.s); default: print("none") }
// expect: now 2 true
// expect: ["circle", "circle", "circle"] circle
// expect: ["circle:[3.0, 12.0, 12.0]"]
// expect: ["○3.0", "○12.0", "○12.0"]
// expect: 21.0 12.0 2 3
// expect: 3 ["circle", "square", "circle"] [false, false, true]
// expect: circle
// expect: c 1.0
