// swift-format-ignore-file
protocol Scored { var score: Int { get } }
extension String: Scored { var score: Int { count } }
extension Int: Scored { var score: Int { self } }
extension Array: Scored where Element: Scored { var score: Int { reduce(0) { $0 + $1.score } } }
extension Sequence where Element: Scored {
  func best() -> Element? { self.max { $0.score < $1.score } }
  var total: Int { map(\.score).reduce(0, +) }
}
extension Sequence where Element == any Scored { var grand: Int { map { $0.score }.reduce(0, +) } }
print(["a", "abc", "ab"].best()!, [3, 9].total, Set([1, 2]).total, ["x": 1].values.total)  // expect: abc 12 3 1
print([[1, 2], [9]].best()!, (1...4).total)  // expect: [9] 10
let mixed: [any Scored] = ["four", 4, [1, 1]]
print(mixed.grand)  // expect: 10
