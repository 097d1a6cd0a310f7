// swift-format-ignore-file
// Which functions a cast finds, and what generic code makes of an Any.
let a: Any = { (x: Int) -> Int in x } as (Int) -> Int
print(a is (Int) throws -> Int, a is (Int) async -> Int, a is @Sendable (Int) -> Int, a is @MainActor (Int) -> Int)
let b: Any = { (x: Int) -> Int in x } as @Sendable (Int) -> Int
print(b is (Int) throws -> Int, b is (Int) -> Int, b is @Sendable (Int) -> Int, b is @MainActor (Int) -> Int, b is (Any) -> Int, b is (Int) -> Any, b is (Int) -> Int?)
let c: Any = { (x: Int) async throws -> Int in x } as @Sendable (Int) async throws -> Int
print(c is (Int) throws -> Int, c is (Int) async throws -> Int, c is @Sendable (Int) async -> Int)
print(type(of: a), type(of: b), type(of: c))
let d: Any = { @MainActor in } as @MainActor () -> Void
print(type(of: d), d is () -> Void, d is @MainActor () -> Void)
struct E: Error {}
let e: Any = { () throws(E) in } as () throws(E) -> Void
print(type(of: e), e is () throws -> Void, e is () -> Void, e is () throws(E) -> Void)
let f: Any = { (x: (Int, Int)) in } as ((Int, Int)) -> Void
print(type(of: f), f is ((Int, Int)) -> Void)
let g: Any? = { 1 }
print(g is () -> Int, g is (() -> Int)?, type(of: g))
let h: [String: Any] = ["a": { (s: String) in s.count }, "b": { 2 }]
print((h["a"] as? (String) -> Int)?("abc") ?? -1, (h["b"] as? (String) -> Int)?("abc") ?? -1, (h["b"] as? () -> Int)?() ?? -1)
let n: [any Sendable] = [[Int](), Optional<String>.none, { 1 } as @Sendable () -> Int]
for x in n { print(type(of: x), x as? [Int] ?? [-1], x is String?, x is () -> Int, x is @Sendable () -> Int) }
let q: Any = [Int]()
func gen<T>(_ t: T) -> Any { t }
print(type(of: gen([Int]())), type(of: gen([1: [String]()])), type(of: gen(q)))
if let z = gen(Int?.none) as? String? { print("is", z as Any) }
let an: Any = nil as Int? as Any
if case Optional<Any>.none = an { print("is none") } else { print("not") }
print(an is Int?, an is String?, an as? Int as Any, (an as? Int?) as Any)
print([an, 1, [String]()], String(describing: an), "\(an)")
dump([q, an])
print(Mirror(reflecting: q).displayStyle!, Mirror(reflecting: an).displayStyle!, Mirror(reflecting: q).subjectType)
// expect: true false false false
// expect: false false true false false false false
// expect: false false false
// expect: (Int) -> Int @Sendable (Int) -> Int @Sendable (Int) async throws -> Int
// expect: @MainActor @Sendable () -> () false true
// expect: () throws(E) -> () false false true
// expect: ((Int, Int)) -> () true
// expect: true true Optional<Any>
// expect: 3 -1 2
// expect: Array<Int> [] false false false
// expect: Optional<String> [-1] true false false
// expect: @Sendable () -> Int [-1] false false true
// expect: Array<Int> Dictionary<Int, Array<String>> Array<Int>
// expect: is nil
// expect: is none
// expect: true true nil Optional(nil)
// expect: [nil, 1, []] nil nil
// expect: ▿ 2 elements
// expect:   - 0 elements
// expect:   - nil
// expect: collection optional Array<Int>
