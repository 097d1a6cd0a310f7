// swift-format-ignore-file
func add(_ a: Int, _ b: Int) -> Int { a + b }
func area(width: Int, height: Int) -> Int { width * height }
func none() {}
none(1)  // error: argument passed to call that takes no arguments
none  // error: function is unused
print(add(1, 2))
print(Int())
print([1].count())  // error: cannot call value of non-function type 'Int'
print("a".uppercased)
let n: Int = add  // error: cannot convert value of type '@Sendable (Int, Int) -> Int' to specified type 'Int'
