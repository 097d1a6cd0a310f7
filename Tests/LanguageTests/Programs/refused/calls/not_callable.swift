// swift-format-ignore-file
let n = 5
struct Point { var x = 1 }
print(n())  // error: cannot call value of non-function type 'Int'
print(n(1))  // error: cannot call value of non-function type 'Int'
print("abc"(1))  // error: cannot call value of non-function type 'String'
let p = Point()
p()  // error: cannot call value of non-function type 'Point'
struct Adder { func callAsFunction(_ a: Int) -> Int { a } }
print(Adder()(1))
