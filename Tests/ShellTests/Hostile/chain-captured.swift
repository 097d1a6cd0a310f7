// status: 0
var x: (Any, Set<String>, [Int: Any]) = (0, [], [:])
for _ in 0..<100_000 { x = (x, ["a"], [1: x.0]) }
let closures = (0..<10).map { _ in { [x] in x.1.count } }
print(closures.map { $0() })
x = (0, [], [:])
print("freed")
