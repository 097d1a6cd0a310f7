// swift-format-ignore-file
// graph algorithms
struct Graph<V: Hashable> {
  private var edges: [V: [(to: V, weight: Int)]] = [:]
  mutating func connect(_ a: V, _ b: V, _ w: Int = 1, bothWays: Bool = true) { edges[a, default: []].append((b, w)); if bothWays { connect(b, a, w, bothWays: false) } else { _ = edges[b, default: []] } }
  func bfs(from s: V, visit: (V, Int) -> Void) { var seen: Set = [s]; var q = [(s, 0)][...]; while let (v, d) = q.popFirst() { visit(v, d); for (n, _) in edges[v] ?? [] where seen.insert(n).inserted { q.append((n, d + 1)) } } }
  func shortest(from a: V, to b: V) -> (path: [V], cost: Int)? {
    var dist = [a: 0], prev: [V: V] = [:], open: Set<V> = [a]
    while let u = open.min(by: { dist[$0]! < dist[$1]! }) {
      if u == b { return (Array(sequence(first: b) { prev[$0] }).reversed(), dist[b]!) }
      open.remove(u)
      for (v, w) in edges[u, default: []] where dist[u]! + w < dist[v, default: .max] { dist[v] = dist[u]! + w; prev[v] = u; open.insert(v) }
    }
    return nil
  }
  func sorted() throws(Cycle) -> [V] where V: Comparable {
    var state: [V: Bool] = [:], out: [V] = []
    func go(_ v: V) throws(Cycle) { switch state[v] { case true?: return; case false?: throw Cycle(); case nil: break }; state[v] = false; for e in (edges[v] ?? []).sorted(by: { $0.to < $1.to }) { try go(e.to) }; state[v] = true; out.append(v) }
    for v in edges.keys.sorted() { try go(v) }
    return out.reversed()
  }
  struct Cycle: Error {}
}
var g = Graph<String>()
for (a, b, w) in [("A", "B", 4), ("A", "C", 1), ("C", "B", 2), ("B", "D", 5), ("C", "D", 8)] { g.connect(a, b, w) }
g.bfs(from: "A") { print($0, $1, terminator: "; ") }; print()
if let (path, cost) = g.shortest(from: "A", to: "D") { print(path.joined(separator: "→"), cost) }
print(g.shortest(from: "A", to: "Z") == nil ? "none" : "some")
var d = Graph<Int>(); d.connect(1, 2, bothWays: false); d.connect(1, 3, bothWays: false); d.connect(3, 2, bothWays: false)
print(try d.sorted()); d.connect(2, 1, bothWays: false)
do { _ = try d.sorted() } catch { print(error is Graph<Int>.Cycle, error) }
func permutations<T>(_ a: [T]) -> [[T]] { a.count < 2 ? [a] : a.indices.flatMap { i in var r = a; let x = r.remove(at: i); return permutations(r).map { [x] + $0 } } }
print(permutations([1, 2, 3]).count, permutations(Array("ab")).map { String($0) })
func memo<K: Hashable, R>(_ f: @escaping ((K) -> R, K) -> R) -> (K) -> R { var cache: [K: R] = [:]; func go(_ k: K) -> R { if let r = cache[k] { return r }; let r = f(go, k); cache[k] = r; return r }; return go }
let fib = memo { (fib: (Int) -> Int, n) in n < 2 ? n : fib(n - 1) + fib(n - 2) }
print(fib(50), (1...15).map { ($0 % 3, $0 % 5) }.map { switch $0 { case (0, 0): "FizzBuzz"; case (0, _): "Fizz"; case (_, 0): "Buzz"; default: "-" } }.joined(separator: ","))
let primes = sequence(state: [2]) { (found: inout [Int]) -> Int? in let p = found.last!; var n = p + 1; while !found.allSatisfy({ n % $0 != 0 }) { n += 1 }; found.append(n); return p }
print(Array(primes.prefix(8)), stride(from: 10, through: 0, by: -5).map { $0 }, (1...4).reduce(1, *), zip(1..., "abc").map { "\($0)\($1)" })
// expect: A 0; B 1; C 1; D 2;
// expect: A→C→B→D 8
// expect: none
// expect: [1, 3, 2]
// expect: true Cycle()
// expect: 6 ["ab", "ba"]
// expect: 12586269025 -,-,Fizz,-,Buzz,Fizz,-,-,Fizz,Buzz,-,Fizz,-,-,FizzBuzz
// expect: [2, 3, 5, 7, 11, 13, 17, 19] [10, 5, 0] 24 ["1a", "2b", "3c"]
