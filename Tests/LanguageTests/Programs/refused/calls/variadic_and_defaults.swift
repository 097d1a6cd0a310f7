// swift-format-ignore-file
func sum(_ n: Int...) -> Int { n.reduce(0, +) }
func log(_ items: Any..., separator: String = " ") {}
func order(a: Int = 1, b: Int = 2) {}
print(sum(1, 2, 3))
print(sum([1, 2]))  // error: cannot pass array of type '[Int]' as variadic arguments of type 'Int'  // says: cannot convert value of type '[Int]' to expected argument type 'Int' — not yet in the compiler's words
print(sum(1, "2"))  // error: cannot convert value of type 'String' to expected argument type 'Int'
log(1, "a", separator: ",")
log(1, separator: 5)  // error: cannot convert value of type 'Int' to expected argument type 'String'
order(b: 1, a: 2)  // error: argument 'a' must precede argument 'b'
order(b: 1)
