// swift-format-ignore-file
struct Box<T> { var value: T }
struct Plain { var n = 1 }
print(Int<String>())  // error: cannot specialize non-generic type 'Int'
print(Plain<Int>().n)  // error: cannot specialize non-generic type 'Plain'
print(Box<Int>(value: 1), Box<Int, Int>(value: 1))  // error: generic type 'Box' specialized with too many type parameters (got 2, but expected 1)
let x: Plain<Int> = Plain()  // error: cannot specialize non-generic type 'Plain'
