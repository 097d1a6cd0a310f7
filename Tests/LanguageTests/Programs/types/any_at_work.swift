// swift-format-ignore-file
// Values in Any as programs pass them on: registries, JSON, task-locals, results.
import Foundation
let json: [String: Any] = ["name": "Ann", "tags": [String](), "meta": [String: Any](), "age": 31, "none": Int?.none as Any, "nested": ["list": [1, 2, [Any]()] as [Any], "f": { (x: Int) in x * 2 }] as [String: Any]]
func show(_ v: Any, _ depth: Int = 0) -> String {
  switch v {
  case let d as [String: Any] where !d.isEmpty: return "{" + d.sorted { $0.key < $1.key }.map { "\($0.key): \(show($0.value, depth + 1))" }.joined(separator: ", ") + "}"
  case let a as [Any]: return "[" + a.map { show($0, depth + 1) }.joined(separator: ", ") + "]"
  case let s as String: return "\"\(s)\""
  case let n as Int: return "\(n)"
  case Optional<Any>.none: return "null"
  case let f as (Int) -> Int: return "f(\(f(21)))"
  default: return "?\(type(of: v))"
  }
}
print(show(json))
print((json["tags"] as? [String])?.count ?? -1, (json["meta"] as? [String: Any])?.isEmpty ?? false, (json["tags"] as? [Int])?.count ?? -1, json["tags"] is [Any])
let nested = json["nested"] as! [String: Any]
print((nested["list"] as! [Any]).count, ((nested["list"] as! [Any])[2] as! [Any]).isEmpty, (nested["f"] as! (Int) -> Int)(4))
enum Ctx { @TaskLocal static var extra: any Sendable = [Int](); @TaskLocal static var bag: [String: any Sendable] = [:] }
print(type(of: Ctx.extra), Ctx.extra)
Ctx.$extra.withValue({ 7 } as @Sendable () -> Int) { print(type(of: Ctx.extra), (Ctx.extra as? @Sendable () -> Int)?() ?? 0) }
await Ctx.$bag.withValue(["ids": [Int](), "on": Bool?.none]) {
  let t = Task { (Ctx.bag["ids"] as? [Int])?.count ?? -1 }
  print(await t.value, Ctx.bag["on"] is Bool?, Ctx.bag.count)
}
let results: [Result<Any, any Error>] = [.success([Int]()), .success(Int?.none as Any), .failure(CancellationError())]
for r in results { if case .success(let v) = r { print(type(of: v), v) } else { print("failed") } }
struct Registry { private var makers: [String: Any] = [:]
  mutating func register<T>(_ name: String, _ make: @escaping () -> T) { makers[name] = make }
  func resolve<T>(_ name: String, as: T.Type = T.self) -> T? { (makers[name] as? () -> T)?() } }
var reg = Registry(); reg.register("n") { 3 }; reg.register("s") { "x" }; reg.register("l") { [Int]() }
print(reg.resolve("n", as: Int.self) as Any, reg.resolve("n", as: String.self) as Any, reg.resolve("s") as String? as Any, reg.resolve("l", as: [Int].self) as Any)
let set: Set<AnyHashable> = [AnyHashable([Int]()), AnyHashable(1), "a"]
print(set.contains([Int]()), set.contains(1), set.count)
var copy: Any = [1, 2, 3]; if var list = copy as? [Int] { list.append(4); copy = list }; print(copy, type(of: copy))
let opts: [Any?] = [nil, [Int](), 3]; print(opts.compactMap { $0 }.map { type(of: $0) })
func variadic(_ xs: Any...) -> [String] { xs.map { "\(type(of: $0))" } }
print(variadic([Int](), [String: Int](), Int?.none as Any, { 1 }, (1, [Int]())))
print(String(describing: [Int]() as Any), String(reflecting: ["a": [Int]()] as Any), "\([Any]())", [json["tags"]!])
let pair: (Any, Any) = ([Int](), { 2 }); print(type(of: pair.0), type(of: pair), (pair.1 as? () -> Int)?() ?? 0)
let k = [1, "a", [Int](), 2.5, Int?.some(4) as Any] as [Any]; for case let n as Int in k { print("int", n) }
print(k.filter { $0 is [Int] }.count, k.contains { $0 is Double })
let m = Mirror(reflecting: (a: [Int](), b: Int?.none)); for c in m.children { print(c.label!, c.value) }
class Base {}; class Sub: Base {}; let objs: Any = [Sub()] as [Base]; print(objs is [Sub], objs is [Base], type(of: objs), (objs as? [Sub])?.count ?? -1)
// expect: {age: 31, meta: ?Dictionary<String, Any>, name: "Ann", nested: {f: f(42), list: [1, 2, []]}, none: null, tags: []}
// expect: 0 true 0 true
// expect: 3 true 8
// expect: Array<Int> []
// expect: @Sendable () -> Int 7
// expect: 0 true 2
// expect: Array<Int> []
// expect: Optional<Int> nil
// expect: failed
// expect: Optional(3) nil Optional("x") Optional([])
// expect: true true 3
// expect: [1, 2, 3, 4] Array<Int>
// expect: [Swift.Array<Swift.Int>, Swift.Int]
// expect: ["Array<Int>", "Dictionary<String, Int>", "Optional<Int>", "() -> Int", "(Int, Array<Int>)"]
// expect: [] ["a": []] [] [[]]
// expect: Array<Int> (Any, Any) 2
// expect: int 1
// expect: int 4
// expect: 1 true
// expect: a []
// expect: b nil
// expect: true true Array<Base> 1
