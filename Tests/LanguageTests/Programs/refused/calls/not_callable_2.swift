// swift-format-ignore-file
let n = 5
struct Point { var x = 1 }
let p = Point()
p.x()  // error: cannot call value of non-function type 'Int'
(1, 2)()  // error: cannot call value of non-function type '(Int, Int)'
struct Adder { func callAsFunction(_ a: Int) -> Int { a } }
print(Adder()(1))
print(Adder()("x"))  // error: cannot convert value of type 'String' to expected argument type 'Int'
print(Adder()())  // error: missing argument for parameter #1 in call
