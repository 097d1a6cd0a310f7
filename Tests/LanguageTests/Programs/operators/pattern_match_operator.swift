// swift-format-ignore-file
struct Even {}
func ~= (pattern: Even, value: Int) -> Bool { value % 2 == 0 }
func ~= <T>(pattern: (T) -> Bool, value: T) -> Bool { pattern(value) }
func above(_ n: Int) -> (Int) -> Bool { { $0 > n } }
for n in [4, 7, 103] {
  switch n {
  case above(100): print(n, "large")
  case Even(): print(n, "even")
  case 0..<10: print(n, "small")
  default: print(n, "other")
  }
}
if case Even() = 8 { print("8 is even") }
do { struct Oops: Error, Equatable { let code: Int }; throw Oops(code: 3) } catch let e { print(e) }
// expect: 4 even
// expect: 7 small
// expect: 103 large
// expect: 8 is even
// expect: Oops(code: 3)
