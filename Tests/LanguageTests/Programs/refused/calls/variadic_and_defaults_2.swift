// swift-format-ignore-file
func sum(_ n: Int...) -> Int { n.reduce(0, +) }
func log(_ items: Any..., separator: String = " ") {}
func order(a: Int = 1, b: Int = 2) {}
print(sum(1, 2, 3))
log(1, "a", separator: ",")
order(b: 1)
order(1)  // error: missing argument label 'a:' in call  // says: argument passed to call that takes no arguments — not yet in the compiler's words
func two(_ a: Int..., _ b: Int...) {}  // error: a parameter following a variadic parameter requires a label
func d(_ n: Int = "x") {}  // error: default argument value of type 'String' cannot be converted to type 'Int'
func e(_ a: Int, b: Int = a) {}  // error: cannot find 'a' in scope
