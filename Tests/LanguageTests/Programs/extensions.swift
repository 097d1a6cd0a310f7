// swift-format-ignore-file
extension Int { var squared: Int { self * self }; func times(_ f: () -> Void) { for _ in 0..<self { f() } }; static let answer = 42; mutating func bump() { self += 1 } }
print(5.squared, Int.answer)  // expect: 25 42
2.times { print("hi") }  // expect: hi // expect: hi
var n = 1
n.bump()
print(n)  // expect: 2
extension String { func shout() -> String { uppercased() + "!" }; var doubled: String { self + self } }
print("a".shout(), "ab".doubled)  // expect: A! abab
struct S { var v = 1 }
extension S { init(double: Int) { self.init(v: double * 2) }; func plus(_ o: S) -> S { S(v: v + o.v) } }
print(S(double: 4).plus(S(v: 1)).v)  // expect: 9
