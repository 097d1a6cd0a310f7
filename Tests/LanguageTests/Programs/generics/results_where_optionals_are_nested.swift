// swift-format-ignore-file
// Generic results where an optional of an optional is wanted: the parameter becomes an optional.
func f() throws -> Int { throw CancellationError() }
func id<T>(_ x: T) throws -> T { throw CancellationError() }
func opt<T>(_ x: T) -> T? { nil }
func made<T>(_ x: () -> T) -> T? { nil }
func u(_ v: Int??) -> String { switch v { case nil: "nil"; case .some(nil): "some nil"; case .some(.some(let v)): "\(v)" } }
func ud(_ v: Double??) -> String { switch v { case nil: "nil"; case .some(nil): "some nil"; case .some(.some(let v)): "\(v)" } }
func us(_ v: String??) -> String { switch v { case nil: "nil"; case .some(nil): "some nil"; case .some(.some(let v)): "\(v)" } }
let n = 3
let a: Int?? = try? id(3)
let b: Int?? = (try? id(3))
let c: Int?? = opt(3)
let d: Int?? = opt(n)
let e: Int?? = made { 3 }
let g: Int?? = made { n }
let e1: Int?? = made { n + 1 }
print(1, u(a), u(b), u(c), u(d), u(e), u(g), u(e1))
print(2, u(opt(3)), u(opt(n)), u(made { n }), u(opt(opt(n))), u(opt(nil)))
let z: Int? = nil
let zz: Int?? = .some(nil)
print(3, u(z.map { $0 + 1 }), u(z.map { x in x }), u(z.flatMap { $0 }), u(z.flatMap { _ in z }), u(z.flatMap { x in let y = x; return y }), u(z.map { x in let y = x; return y }))
print(4, ud(z.map { Double($0) }), ud(z.map(Double.init)), us(z.map(String.init)), us(z.map { "\($0)" }), us(z.map(\.description)))
print(5, u(zz.map { $0 }), u(zz.flatMap { $0 }))
let s: [Int?] = [nil]
print(6, u(s.first), u(s.first.map { $0 }), u(s.first.flatMap { $0 }))
let words = ["a"]
print(7, u(words.first.map { Int($0) }), u(words.first.flatMap { Int($0) }), u(words.last.map { $0.count }))
let dd: [String: Int] = [:]
print(8, u(dd["x"]), u(dd["x"].map { $0 }))
let dr: Int?? = dd["x"].map { $0 * 2 }
let m: Int?? = [1].map { $0 }.first
print(9, u(dr), u(m), u(words.compactMap { Int($0) }.first), u(words.compactMap(Int.init).min()))
struct W<T> { var v: T?; func get() -> T? { v }; init(_ v: T?) { self.v = v } }
print(10, u(W(z).get()), u(W<Int>(nil).v))
func p(_ v: [Int??]) -> String { v.map { u($0) }.joined() }
print(11, p([z.map { $0 }, z]), p([z].map { $0 }), p([z].map { x in x }))
func pick<T>(_ a: T?, _ b: T?) -> T? { b }
print(12, u(pick(n, nil)), u(pick(z, z)), u(pick(3, nil)))
print(13, u(zip(words, [1]).first(where: { $0.0 == "b" }).map { $0.1 }))
let cast: Int?? = z as Int?
let cast2: Int?? = n as? Int
print(14, u(cast), u(cast2), u("x" as Any as? Int))
let r: Result<Int, CancellationError> = .failure(CancellationError())
let rr: Int?? = try? r.get()
print(15, u(rr), u(try? r.get()), u(try? r.map { $0 }.get()))
func opt2<T>(_ x: T) throws -> T? { throw CancellationError() }
print(16, u(try? opt2(3)), u(try? opt2(n)), u(try? opt2(z)))
let k1: Int?? = try? opt2(n)
print(17, u(k1))
// expect: 1 some nil nil nil nil nil nil nil
// expect: 2 nil nil nil nil nil
// expect: 3 nil nil nil some nil nil nil
// expect: 4 nil nil nil nil nil
// expect: 5 some nil some nil
// expect: 6 some nil some nil some nil
// expect: 7 some nil some nil 1
// expect: 8 some nil nil
// expect: 9 nil 1 some nil some nil
// expect: 10 some nil some nil
// expect: 11 nilsome nil some nil some nil
// expect: 12 nil some nil nil
// expect: 13 nil
// expect: 14 some nil 3 some nil
// expect: 15 some nil nil nil
// expect: 16 nil nil nil
// expect: 17 nil
