// swift-format-ignore-file
func d() -> Int? { nil }
func g() { 5 }
func i(_ n: Int) -> String {
  if n > 1 { return n }  // error: cannot convert return expression of type 'Int' to return type 'String'
  return "x"
}
func k() -> Int { return }  // error: non-void function should return a value
var m: Int { "x" }  // error: cannot convert return expression of type 'String' to return type 'Int'
var o: String { return 1.5 }  // error: cannot convert return expression of type 'Double' to return type 'String'
func p() -> Int { if true { 1 } else { "b" } }  // error: cannot convert value of type 'String' to specified type 'Int'  // says: cannot convert return expression of type 'String' to return type 'Int' — not yet in the compiler's words
print(d() as Any)
