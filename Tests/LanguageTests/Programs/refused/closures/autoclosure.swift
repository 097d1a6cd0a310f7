// swift-format-ignore-file
func check(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "") {
  if !condition() { print(message()) }
}
check(1 > 2, "no")
check({ 1 > 2 })  // error: add () to forward '@autoclosure' parameter  // says: cannot convert value of type '() -> _' to expected argument type 'Bool' — not yet in the compiler's words
check(1)  // error: integer literal value '1' cannot be used as a boolean
check(true, 5)  // error: cannot convert value of type 'Int' to expected argument type 'String'
func keep(_ f: @autoclosure () -> Int) -> () -> Int { f }  // error: using non-escaping parameter 'f' in a context expecting an '@escaping' closure
func pass(_ f: @autoclosure () -> Bool) { check(f) }  // error: add () to forward '@autoclosure' parameter  // says: function produces expected type 'Bool'; did you mean to call it with '()'? — not yet in the compiler's words
func lazily(_ f: @autoclosure @escaping () -> Int) -> () -> Int { f }
func odd(_ f: @autoclosure (Int) -> Int) {}  // error: argument type of '@autoclosure' parameter must be '()'  // says: @autoclosure attribute only applies to function types — not yet in the compiler's words
print(lazily(3)())
