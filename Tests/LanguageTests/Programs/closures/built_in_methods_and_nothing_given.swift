// swift-format-ignore-file
struct P<O> {
  let o: O
  func map<T>(_ f: (O) -> T) -> T { f(o) }
}
let n = 3
print(P<Void>(o: ()).map { n })
print(["b", "a"].map(String.uppercased).map { $0() })
// expect: 3
// expect: ["B", "A"]
