// swift-format-ignore-file
func a() -> Int { "x" }  // error: cannot convert return expression of type 'String' to return type 'Int'
func b() -> String { return 5 }  // error: cannot convert return expression of type 'Int' to return type 'String'
func c() -> [Int] { [1, "a"] }  // error: cannot convert value of type 'String' to expected element type 'Int'
func d() -> Int? { nil }
func e() -> Int { nil }  // error: 'nil' is incompatible with return type 'Int'
func f() -> (Int, Int) { 1 }  // error: cannot convert return expression of type 'Int' to return type '(Int, Int)'
func g() { 5 }
func h() -> Bool { 1 }  // error: integer literal value '1' cannot be used as a boolean
func i(_ n: Int) -> String {
  return "x"
}
print(d() as Any)
