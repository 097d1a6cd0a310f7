// swift-format-ignore-file
// `try?` where an optional of an optional is wanted: which nil an error becomes.
func f() throws -> Int { throw CancellationError() }
func o() throws -> Int? { throw CancellationError() }
func d(_ v: Any?) -> String { "\(v as Any)" }
func u(_ v: Int??) -> String { switch v { case nil: "nil"; case .some(nil): "some nil"; case .some(.some(let v)): "\(v)" } }
func u3(_ v: Int???) -> String { switch v { case nil: "nil"; case .some(nil): "some nil"; case .some(.some(nil)): "some some nil"; case .some(.some(.some(let v))): "\(v)" } }
let a: Int?? = try? f()
let b: Int?? = (try? f())
let c: Int?? = ((try? f()))
print(1, u(a), u(b), u(c))
func r1() -> Int?? { try? f() }
func r2() -> Int?? { return try? f() }
func r3() -> Int?? { return (try? f()) }
func r4() -> Int?? { let x = 1; _ = x; return try? f() }
print(2, u(r1()), u(r2()), u(r3()), u(r4()))
var v: Int??
v = 5; v = try? f()
print(3, u(v))
v = 5; v = (try? f())
print(4, u(v))
print(5, u(try? f()), u((try? f())))
let cl: () -> Int?? = { try? f() }
let cl2: () -> Int?? = { return (try? f()) }
let cl3: () -> Int?? = { print("", terminator: ""); return try? f() }
print(6, u(cl()), u(cl2()), u(cl3()))
let arr: [Int??] = [try? f(), (try? f())]
print(7, u(arr[0]), u(arr[1]))
let e: Int??? = try? f()
let g: Int??? = (try? f())
let h: Int??? = try? o()
let h2: Int??? = (try? o())
let h3: Int?? = try? o()
let h4: Int?? = (try? o())
print(9, u3(e), u3(g), u3(h), u3(h2), u(h3), u(h4), u(try? o()), u3(try? o()), u3(try? f()))
let q: Int?? = true ? try? f() : nil
let q2: Int?? = true ? (try? f()) : 3
print(10, u(q), u(q2))
let w: Int?? = try? (try? f())
let w2: Int??? = try? (try? f())
let w3: Int??? = try? try? try? f()
let w4: Int?? = try? (try? o())
print(11, u(w), u3(w2), u3(w3), u(w4))
struct S { var x: Int?? = try? f(); var y: Int?? = (try? f()) }
print(12, u(S().x), u(S().y))
let z: Int?? = if true { try? f() } else { nil }
print(13, u(z))
func def(_ x: Int?? = try? f(), _ y: Int?? = (try? f())) -> String { u(x) + u(y) }
print(14, def())
let aw: Int?? = try? 3 + f()
print(15, u(aw))
let co = (try? f()) as Int??
let co2 = try? f() as Int??
print(16, u(co), u(co2))
// expect: 1 some nil nil nil
// expect: 2 some nil some nil nil some nil
// expect: 3 nil
// expect: 4 nil
// expect: 5 nil nil
// expect: 6 nil nil nil
// expect: 7 nil nil
// expect: 9 some some nil nil some some nil some some nil some nil some nil some nil some some nil nil
// expect: 10 some nil some nil
// expect: 11 nil nil nil some nil
// expect: 12 some nil nil
// expect: 13 nil
// expect: 14 some nilnil
// expect: 15 some nil
// expect: 16 nil nil
