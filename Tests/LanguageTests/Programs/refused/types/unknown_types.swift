// swift-format-ignore-file
struct Point { var x: Intt }  // error: cannot find type 'Intt' in scope
func f(_ a: string) {}  // error: cannot find type 'string' in scope
func g() -> Strng { "" }  // error: cannot find type 'Strng' in scope
let a: [Integer] = []  // error: cannot find type 'Integer' in scope
let b: Dictionary<String, Foo> = [:]  // error: cannot find type 'Foo' in scope
let c: Int.Nested = 1  // error: 'Nested' is not a member type of struct 'Swift.Int'
let d: Swift.Int = 1
let e: (Int) = 2
let f2: Array = [1]
print(d, e, f2)
