// swift-format-ignore-file
// A function that may not escape is passed to the overload that doesn't keep it.
func map<S: Sequence, T>(_ s: S, _ f: (S.Element) -> T) -> [T] { s.lazy.map(f) }
func count<S: Sequence>(_ s: S, _ f: (S.Element) -> Bool) -> Int { s.lazy.filter(f).count }
func twice(_ a: [Int], _ f: (Int) -> Int) -> [Int] { a.lazy.map(f).filter { $0 > 1 } }
func keep(_ f: @escaping () -> Int) -> String { "kept \(f())" }
func keep(_ f: () -> Int, _ n: Int = 0) -> String { "lent \(f())" }
func pass(_ f: () -> Int) -> String { keep(f) }
print(map([1, 2]) { $0 * 2 }, count([1, 2, 3]) { $0 > 1 }, twice([1, 2]) { $0 * 3 })  // expect: [2, 4] 2 [3, 6]
print(pass { 3 }, keep { 4 })  // expect: lent 3 kept 4
