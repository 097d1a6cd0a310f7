// swift-format-ignore-file
// Values of @dynamicCallable types are called with an array, or with a dictionary of labels.
@dynamicCallable
struct Adder {
  func dynamicallyCall(withArguments args: [Int]) -> Int { args.reduce(0, +) }
}
let add = Adder()
print(add(), add(1), add(1, 2, 3))
@dynamicCallable
struct Kw {
  var name: String
  func dynamicallyCall(withKeywordArguments args: KeyValuePairs<String, Int>) -> String {
    name + "(" + args.map { "\($0.key)=\($0.value)" }.joined(separator: ",") + ")"
  }
}
let kw = Kw(name: "f")
print(kw(), kw(1), kw(a: 1, 2, b: 3), kw(x: 1, x: 2))
@dynamicCallable
struct Both {
  func dynamicallyCall(withArguments args: [String]) -> String { "plain \(args)" }
  func dynamicallyCall(withKeywordArguments args: [String: String]) -> Int { args.count }
}
let both = Both()
print(both("a", "b"), both(k: "a"), both(), both("x", k: "y"))
@dynamicCallable @dynamicMemberLookup
final class JS {
  let path: String
  init(_ p: String) { path = p }
  subscript(dynamicMember m: String) -> JS { JS(path + "." + m) }
  func dynamicallyCall(withArguments args: [Any]) -> JS { JS(path + "(" + args.map { "\($0)" }.joined(separator: ", ") + ")") }
}
let console = JS("console")
print(console.log("hi", 1, 2.5).then(nil as Int? as Any).path)
@dynamicCallable
struct Thrower {
  struct E: Error {}
  func dynamicallyCall(withArguments args: [Int]) throws -> Int { if args.isEmpty { throw E() }; return args[0] }
}
do { print(try Thrower()(4)); print(try Thrower()()) } catch { print("caught", error) }
@dynamicCallable
struct Gen<T> { func dynamicallyCall(withArguments args: [T]) -> [T] { args } }
print(Gen<Double>()(1, 2.5), Gen<String?>()("a", nil))
@dynamicCallable class Base { func dynamicallyCall(withKeywordArguments args: KeyValuePairs<String, Any>) -> String { "base \(args.count)" } }
class Sub: Base {}
print(Sub()(a: 1, b: "x"))
@dynamicCallable protocol Callable {}
extension Callable { func dynamicallyCall(withArguments args: [Int]) -> Int { args.count } }
struct C: Callable {}
print(C()(1, 2))
func ex(_ c: some Callable) -> Int { c(1) }
print(ex(C()))
@dynamicCallable
struct Asy { func dynamicallyCall(withArguments args: [Int]) async -> Int { args.count } }
print(await Asy()(1, 2, 3))
@dynamicCallable
struct Ov { func dynamicallyCall(withArguments args: [Int]) -> String { "ints" }
  func dynamicallyCall(withArguments args: [String]) -> String { "strings" } 
 }
print(Ov()(1), Ov()("a"))
struct Holder { let call = Adder(); func run() -> Int { call(5, 6) } }
print(Holder().run(), Holder().call(1), [add].map { $0(1, 1) }, add.dynamicallyCall(withArguments: [9]))
print(kw(f: add(1), g: add(2, 3)))
// expect: 0 1 6
// expect: f() f(=1) f(a=1,=2,b=3) f(x=1,x=2)
// expect: plain ["a", "b"] 1 plain [] 2
// expect: console.log(hi, 1, 2.5).then(nil)
// expect: 4
// expect: caught E()
// expect: [1.0, 2.5] [Optional("a"), nil]
// expect: base 2
// expect: 2
// expect: 1
// expect: 3
// expect: ints strings
// expect: 11 1 [2] 9
// expect: f(f=1,g=5)
