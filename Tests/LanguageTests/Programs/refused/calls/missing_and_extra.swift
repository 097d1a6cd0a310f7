// swift-format-ignore-file
func add(_ a: Int, _ b: Int) -> Int { a + b }
func area(width: Int, height: Int) -> Int { width * height }
func none() {}
print(add(1))  // error: missing argument for parameter #2 in call
print(add(1, 2, 3))  // error: extra argument in call
print(add())  // error: missing arguments for parameters #1, #2 in call
print(area(width: 1))  // error: missing argument for parameter 'height' in call
print(area(width: 1, height: 2, depth: 3))  // error: extra argument 'depth' in call
print(add(1, 2))
print(Int())
print("a".uppercased)
