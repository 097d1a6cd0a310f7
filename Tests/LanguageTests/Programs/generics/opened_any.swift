// swift-format-ignore-file
// What generic functions are given is opened: they see the type of what is in it.
func describe<T>(_ value: T) -> String { "\(T.self)" }
protocol Shape {}
struct Circle: Shape {}
let shapes: [any Shape] = [Circle()]
print(describe(shapes[0]))
let anys: [Any] = [1, "a", [Int](), Int?.none as Any]
for a in anys { print(describe(a)) }
print(describe(anys))
print(anys.map { describe($0) })
print(anys.map(describe))
func pair<T>(_ a: T, _ n: Int = 0) -> (T, Int) { (a, n) }
let p = pair(anys[0])
print(type(of: p))
func wrap<T>(_ a: T) -> [T] { print(T.self); return [a] }
print(type(of: wrap(anys[0])))
struct Box<T> { var v: T }
func box<T>(_ a: T) -> Box<T> { print(T.self); return Box(v: a) }
print(type(of: box(anys[0])))
func opt<T>(_ a: T?) { print(T.self) }
opt(anys[0])
func io<T>(_ a: inout T) { print(T.self) }
var q: Any = 3
io(&q)
func meta<T>(_ t: T.Type) { print(t) }
let mt: Any.Type = Int.self
meta(mt)
func ret<T>(_ a: T) -> () -> T { print(T.self); return { a } }
struct L { func log<T>(_ t: T) { print(T.self) }; static func slog<T>(_ t: T) { print(T.self) }; init<T>(_ t: T) { print("init", T.self) }  }
L(anys[0]).log(anys[1])
L.slog(anys[1])
func err<E: Error>(_ e: E) { print(E.self) }
struct F: Error {}
let e: any Error = F()
err(e)
func gen<E>(_ e: E) { print(E.self) }
gen(e)
gen(e as any Error)
gen((e))
gen(anys[0] as Any)
func defaulted<T>(_ t: T, name: String = "\(T.self)") { print(name) }
defaulted(anys[0])
func eq<T: Equatable>(_ t: T, _ u: T? = nil) { print(T.self) }
let ae: any Equatable = 4
func hashit(_ h: any Hashable) { gen(h); print(AnyHashable(h)) }
hashit("s")
func gen2<T, U>(_ t: T, _ u: U) { print(T.self, U.self) }
gen2(anys[0], anys[1])
gen2(anys[0], e)
// expect: Circle
// expect: Int
// expect: String
// expect: Array<Int>
// expect: Optional<Int>
// expect: Array<Any>
// expect: ["Int", "String", "Array<Int>", "Optional<Int>"]
// expect: ["Any", "Any", "Any", "Any"]
// expect: (Any, Int)
// expect: Int
// expect: Array<Any>
// expect: Any
// expect: Box<Any>
// expect: Int
// expect: Int
// expect: Int
// expect: init Int
// expect: String
// expect: String
// expect: F
// expect: F
// expect: Error
// expect: F
// expect: Any
// expect: Int
// expect: String
// expect: s
// expect: Int String
// expect: Int F
