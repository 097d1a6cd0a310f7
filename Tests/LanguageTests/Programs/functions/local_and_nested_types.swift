// swift-format-ignore-file
struct Outer { struct Inner { enum Kind: String { case a, b }; var kind: Kind = .a; static func make() -> Inner { Inner(kind: .b) } }; var inner = Inner.make(); typealias K = Inner.Kind; let fallback: K = .a
  final class Node { var next: Node?; let v: Int; init(_ v: Int, _ next: Node? = nil) { self.v = v; self.next = next } } }
extension Outer.Inner.Kind { var shout: String { rawValue.uppercased() } }
print(Outer().inner.kind.shout, Outer().fallback, Outer.K.b)  // expect: B a b
func summarize(_ ns: [Int]) -> String {
  struct Stats { var low = Int.max, high = Int.min; mutating func add(_ n: Int) { low = min(low, n); high = max(high, n) } }
  enum Verdict: String { case narrow, wide }
  var stats = Stats()
  for n in ns { stats.add(n) }
  let verdict: Verdict = stats.high - stats.low > 5 ? .wide : .narrow
  return "\(stats.low)...\(stats.high) \(verdict)"
}
print(summarize([3, 1, 9]), summarize([4, 5]))  // expect: 1...9 wide 4...5 narrow
var node: Outer.Node? = .init(1, .init(2, .init(3)))
while let n = node { print(n.v, terminator: " "); node = n.next }  // expect: 1 2 3
print()
