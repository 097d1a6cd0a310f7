// swift-format-ignore-file
struct Graph<Node: Hashable & Comparable> {
  private var edges: [Node: [(to: Node, cost: Int)]] = [:]
  mutating func connect(_ a: Node, _ b: Node, cost: Int = 1) {
    edges[a, default: []].append((b, cost))
    edges[b, default: []].append((a, cost))
  }
  func breadthFirst(from start: Node) -> [Node] {
    var seen: Set = [start], order: [Node] = [], queue = [start]
    while !queue.isEmpty {
      let node = queue.removeFirst()
      order.append(node)
      for (next, _) in edges[node, default: []].sorted(by: { $0.to < $1.to }) where seen.insert(next).inserted {
        queue.append(next)
      }
    }
    return order
  }
  func cheapest(from start: Node, to goal: Node) -> (path: [Node], cost: Int)? {
    var best: [Node: Int] = [start: 0], previous: [Node: Node] = [:], open: Set = [start]
    while let node = open.min(by: { (best[$0]!, $0) < (best[$1]!, $1) }) {
      if node == goal {
        var path = [goal]
        while let p = previous[path[0]] { path.insert(p, at: 0) }
        return (path, best[goal]!)
      }
      open.remove(node)
      for edge in edges[node] ?? [] {
        let cost = best[node]! + edge.cost
        if cost < best[edge.to, default: .max] { best[edge.to] = cost; previous[edge.to] = node; open.insert(edge.to) }
      }
    }
    return nil
  }
}
var map = Graph<String>()
for (a, b, cost) in [("A", "B", 4), ("A", "C", 1), ("C", "B", 2), ("B", "D", 5), ("C", "D", 8), ("X", "Y", 1)] { map.connect(a, b, cost: cost) }
print(map.breadthFirst(from: "A"))  // expect: ["A", "B", "C", "D"]
// expect: A > C > B > D 8
if let (path, cost) = map.cheapest(from: "A", to: "D") { print(path.joined(separator: " > "), cost) }
print(map.cheapest(from: "A", to: "Y") == nil)  // expect: true
