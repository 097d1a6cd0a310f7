// swift-format-ignore-file
protocol Shape { var name: String { get set }; mutating func scale(_ by: Double); var tags: [String] { get set } }
struct Circle: Shape { var name = "c"; var radius = 1.0; var tags: [String] = []; mutating func scale(_ by: Double) { radius *= by; tags.append("x\(by)") } }
@propertyWrapper struct Logged<T> { var wrappedValue: T { didSet { print("set", wrappedValue) } } }
struct Model { @Logged var items: [Int] = [1]; var plain: [String: [Int]] = [:] { didSet { print("plain", oldValue.count, plain.count) } }
  var first: Int { get { items[0] } set { items[0] = newValue } }
  subscript(safe i: Int) -> Int? { get { items.indices.contains(i) ? items[i] : nil } set { if let newValue { items[i] = newValue } } } }
var shapes: [any Shape] = [Circle(), Circle(name: "d")]
shapes[0].scale(2)
shapes[1].tags.append("hand")
shapes[1].name += "!"
for s in shapes { print(s.name, s.tags, (s as! Circle).radius) }
var models = [Model(), Model()]
models[0].items.append(5)
models[0].items[1] += 1
models[1].plain["a", default: []].append(3)
models[1].plain["a"]?[0] = 9
models[0].first *= 10
models[0][safe: 1]? += 100
models[0][safe: 9]? += 100
print(models[0].items, models[1].plain["a"]!)
var byName: [String: Model] = ["m": Model()]
byName["m"]?.items.append(7)
byName["m"]!.items[0] -= 3
byName["z"]?.items.append(1)
byName["n", default: Model()].items.append(2)
print(byName["m"]!.items, byName["n"]!.items, byName.count)
final class Box { var rows: [[Int]?] = [[1], nil]; var dict: [Int: [String: Int]] = [:]; deinit { print("gone") } }
do {
  let box = Box()
  box.rows[0]?.append(2)
  box.rows[1]?.append(2)
  box.rows[0]![0] = 4
  box.dict[1, default: [:]]["k", default: 10] += 5
  box.dict[1]?["k"]? += 1
  box.dict[2]?["k"]? += 1
  box.dict[1]?["gone"] = nil
  print(box.rows as Any, box.dict[1]!["k"]!, box.dict.count)
}
struct Stack<T> { private var s: [[T]] = [[]]; mutating func push(_ t: T) { s[s.count - 1].append(t) }; mutating func begin() { s.append([]) }; mutating func end() -> [T] { s.removeLast() }; var depth: Int { s.count } }
var stacks = [Stack<Int>(), Stack<Int>()]
stacks[0].push(1); stacks[0].begin(); stacks[0].push(2); stacks[0].push(3)
let copy = stacks
print(stacks[0].end(), stacks[0].depth, copy[0].depth)
enum Tree { case leaf, node([Tree], Int); mutating func add(_ n: Int) { switch self { case .leaf: self = .node([], n); case .node(var kids, let v): kids.append(.node([], n)); self = .node(kids, v) } } }
var forest: [String: Tree] = ["a": .leaf]
forest["a"]?.add(1); forest["a"]?.add(2); forest["b", default: .leaf].add(3)
print(forest["a"]!, forest["b"]!)
func twice(_ f: (inout [Int]) -> Void, _ x: inout [Int]) { f(&x); f(&x) }
var grid = [[0], [0]]
twice({ $0.append($0.count) }, &grid[1])
twice({ $0[0] += 1 }, &grid[0])
print(grid)
var arr = [[3, 1, 2], [9, 8]]
arr[0].sort(); arr[1].reverse(); arr[0].swapAt(0, 2); arr[1].insert(7, at: 0); arr[1].removeAll { $0 == 9 }
arr[0] += [4]; arr[1][...0] = [6, 6]
print(arr, arr[0].removeFirst(), arr[0].popLast() as Any)
let keyPath = \Model.items[0]
models[1][keyPath: keyPath] = 77
models[1][keyPath: \.plain["q"]] = [1]
print(models[1].items, models[1].plain.count)
actor Hub { var subs: [String: [Int]] = [:]; func add(_ k: String, _ v: Int) -> Int { subs[k, default: []].append(v); defer { subs[k]?.removeAll { $0 < 0 } }; return subs[k]!.count } }
let hub = Hub()
print(await hub.add("a", 1), await hub.add("a", -1), await hub.add("a", 2), await hub.subs["a"]!)
var tuple: (list: [Int], map: [String: (Int, [Int])]) = ([], [:])
tuple.list.append(1); tuple.map["t", default: (0, [])].1.append(5); tuple.map["t"]?.0 += 2
print(tuple.list, tuple.map["t"]!)
var text = ["a": "x"]; text["a"]?.append("y"); text["b", default: "z"] += "!"; text["a"]! += "?"
print(text["a"]!, text["b"]!)
var opt: [String: Int?] = ["k": nil]; opt["k"] = .some(nil); opt["k"]?? += 1; opt["j", default: 1]? += 1
print(opt["k"] as Any, opt["j"] as Any)
// expect: c ["x2.0"] 2.0
// expect: d! ["hand"] 1.0
// expect: set [1, 5]
// expect: set [1, 6]
// expect: plain 0 1
// expect: plain 1 1
// expect: set [10, 6]
// expect: set [10, 106]
// expect: [10, 106] [9]
// expect: set [1, 7]
// expect: set [-2, 7]
// expect: set [1, 2]
// expect: [-2, 7] [1, 2] 2
// expect: [Optional([4, 2]), nil] 16 1
// expect: gone
// expect: [2, 3] 1 2
// expect: node([main.Tree.node([], 2)], 1) node([], 3)
// expect: [[2], [0, 1, 2]]
// expect: [[3, 2, 1, 4], [6, 6, 8]] 3 Optional(4)
// expect: set [77]
// expect: plain 1 2
// expect: [77] 2
// expect: 1 2 2 [1, 2]
// expect: [1] (2, [5])
// expect: xy? z!
// expect: Optional(nil) Optional(Optional(2))
