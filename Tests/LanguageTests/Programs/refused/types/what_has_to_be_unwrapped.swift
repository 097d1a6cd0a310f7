// swift-format-ignore-file
let q: Int? = 2
let xs = ["a": 1]
var n = 0
print(Double(q) * 2)  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
print(1...q)  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
print(min(q, 3))  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
n = xs["a"]  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
print(-q)  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
func make<T>() -> T? { nil }
func pair<A, B>(_ a: A) -> B? { nil }
let p = make()  // error: generic parameter 'T' could not be inferred
let r = pair(1)  // error: generic parameter 'B' could not be inferred
[1, 2].append(3)  // error: cannot use mutating member on immutable value of type '[Int]'
func list() -> [Int] { [] }
list().append(1)  // error: cannot use mutating member on immutable value: 'list' returns immutable value
if let k = n { print(k) }  // error: initializer for conditional binding must have Optional type, not 'Int'
guard let j = xs.count else { fatalError() }  // error: initializer for conditional binding must have Optional type, not 'Int'
print(n!)  // error: cannot force unwrap value of non-optional type 'Int'
