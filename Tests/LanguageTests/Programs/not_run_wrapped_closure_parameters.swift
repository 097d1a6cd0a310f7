// swift-format-ignore-file
@propertyWrapper struct Few { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 3) } }
let f: (Int) -> Void = { (@Few z) in print(z) }; f(9)  // error: '@Few' on a parameter of a closure can't be run here
[8].forEach { (@Few x) in print(x) }  // error: '@Few' on a parameter of a closure can't be run here
func h(_ f: (Int) -> Int) { print(f(10)) }
h { (@Few x: Int) -> Int in x }  // error: '@Few' on a parameter of a closure can't be run here
