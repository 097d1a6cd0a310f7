// swift-format-ignore-file
indirect enum Tree<Value: Comparable> {
  case empty
  case node(Tree, Value, Tree)
  init() { self = .empty }
  func inserting(_ new: Value) -> Tree {
    switch self {
    case .empty: .node(.empty, new, .empty)
    case .node(let left, let value, let right) where new < value: .node(left.inserting(new), value, right)
    case .node(let left, let value, let right) where new > value: .node(left, value, right.inserting(new))
    case .node: self
    }
  }
  var depth: Int {
    guard case .node(let left, _, let right) = self else { return 0 }
    return 1 + Swift.max(left.depth, right.depth)
  }
  func inOrder<R>(_ start: R, _ visit: (inout R, Value) -> Void) -> R {
    var result = start
    func walk(_ tree: Tree) {
      if case .node(let left, let value, let right) = tree { walk(left); visit(&result, value); walk(right) }
    }
    walk(self)
    return result
  }
  func contains(_ wanted: Value) -> Bool {
    switch self {
    case .empty: return false
    case let .node(l, v, r): return v == wanted || (wanted < v ? l : r).contains(wanted)
    }
  }
}
var tree = Tree<Int>()
for n in [5, 2, 8, 1, 9, 2] { tree = tree.inserting(n) }
print(tree.inOrder([]) { $0.append($1) }, tree.depth)  // expect: [1, 2, 5, 8, 9] 3
print(tree.contains(8), tree.contains(7))  // expect: true false
let words = ["m", "c", "x"].reduce(Tree()) { $0.inserting($1) }
print(words.inOrder("") { $0 += $1 })  // expect: cmx
