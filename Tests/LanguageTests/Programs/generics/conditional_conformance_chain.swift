// swift-format-ignore-file
protocol Describing { func describe() -> String }
extension Int: Describing { func describe() -> String { "int \(self)" } }
extension String: Describing { func describe() -> String { "text '\(self)'" } }
extension Array: Describing where Element: Describing {
  func describe() -> String { "[" + map { $0.describe() }.joined(separator: ", ") + "]" }
}
extension Optional: Describing where Wrapped: Describing {
  func describe() -> String { map { "some " + $0.describe() } ?? "none" }
}
extension Dictionary: Describing where Key: Comparable, Value: Describing {
  func describe() -> String {
    keys.sorted().map { "\($0)=\(self[$0]!.describe())" }.joined(separator: "; ")
  }
}
// expect: [[int 1, int 2], [], [int 3]] // expect: [some text 'a', none] // expect: x=[int 1]; y=[]
func show(_ value: some Describing) { print(value.describe()) }
show([[1, 2], [], [3]])
show(["a", nil])
show(["x": [1], "y": []])
let anything: [Any] = [[1, 2], ["a"], [1.5], 3, 2.5]
// expect: [int 1, int 2] // expect: [text 'a'] // expect: can't // expect: int 3 // expect: can't
for value in anything { print((value as? any Describing)?.describe() ?? "can't") }
print([1.5] as Any is any Describing, [[1]] as Any is any Describing)  // expect: false true
