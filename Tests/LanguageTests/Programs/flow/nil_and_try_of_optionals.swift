// swift-format-ignore-file
// Comparing with nil, and try? where optionals are wanted.
let a = 1; print(a == nil, nil != a)
struct E: Error {}
func m<T>(_ b: () throws -> T) rethrows -> T { try b() }
let o: Int?? = try? Int("x")
print(o as Any)
func c() throws -> Int? { 3 }
let w: Int? = try? c()
print(w as Any)
let z: String? = (try? m { "a" })
print(z as Any)
// expect: false true
// expect: Optional(nil)
// expect: Optional(3)
// expect: Optional("a")
