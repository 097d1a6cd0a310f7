// swift-format-ignore-file
struct E1: Error { let n: Int }
func t(_ x: Int) throws(E1) -> Int { if x > 2 { throw E1(n: x) }; return x * 2 }
func all(_ xs: [Int]) throws(E1) -> [Int] { try xs.map(t) }
func all2(_ xs: [Int]) throws(E1) -> [Int] { try xs.map { (x) throws(E1) in try t(x) } }
func one(_ x: Int?) throws(E1) -> Int? { try x.map(t) }
func flat(_ x: Int?) throws(E1) -> Int? { try x.flatMap { (x) throws(E1) -> Int? in try t(x) } }
do { print(try all([1, 2]), try all2([2, 3])) } catch { print(error.n) }
do { print(try one(1) ?? 0, try flat(4) ?? 0) } catch { print("n", error.n) }
print([1, 2].map { (x) throws(Never) -> Int in x + 1 })
let k: (Int) throws(Never) -> Int = { $0 + 10 }
print([1].map(k), k(3))
func never() throws(Never) -> Int { 7 }
print(never(), [1, 2].map { $0 }, Optional(3).map { $0 + 1 } ?? 0)
func named() -> [String] { [1, 2].map(String.init) }
print(named(), "ab".map { $0.uppercased() }, [1: 2].map { $0.value })
// expect: 3
// expect: n 4
// expect: [2, 3]
// expect: [11] 13
// expect: 7 [1, 2] 4
// expect: ["1", "2"] ["A", "B"] [2]
