// swift-format-ignore-file
struct P: CustomStringConvertible { var description: String { "a P" } }
struct Q { var x = 1; var s = "q" }
enum Trace { @TaskLocal static var depth = 7; @TaskLocal static var name: String? ; @TaskLocal static var p = P(); @TaskLocal static var q = Q(); @TaskLocal static var f: @Sendable () -> Int = { 3 }
 @TaskLocal static var any: any Sendable = P()
 @TaskLocal static var dict = ["a": 1.5]
 enum Deep { @TaskLocal static var t: (Int, String) = (1, "b"); @TaskLocal static var s = "str"; @TaskLocal static var c: Character? = "x" } }
@TaskLocal var global = Q()
print(Trace.$depth)
Trace.$depth.withValue(8) { print("now: \(Trace.$depth)", Trace.$depth.get(), Trace.$depth.wrappedValue) }
print(Trace.$name, Trace.$p, Trace.$q, Trace.$any, Trace.$dict)
print(Trace.Deep.$t, Trace.Deep.$s, Trace.Deep.$c, $global)
print([Trace.$depth], Trace.$depth.description, String(describing: Trace.$p), String(reflecting: Trace.$depth))
debugPrint(Trace.$depth)
let x: any CustomStringConvertible = Trace.$depth
print(x.description.count, x is TaskLocal<Int>, type(of: Trace.$depth))
func show<T>(_ local: TaskLocal<T>) { print("generic", local, T.self); print(local.get()) }
show(Trace.$depth); show(Trace.$name)
func describe(_ v: some CustomStringConvertible) -> String { v.description }
print(describe(Trace.$p))
print(Trace.$depth === Trace.$depth)

// expect: TaskLocal<Int>(defaultValue: 7)
// expect: now: TaskLocal<Int>(defaultValue: 7) 8 8
// expect: TaskLocal<Optional<String>>(defaultValue: nil) TaskLocal<P>(defaultValue: a P) TaskLocal<Q>(defaultValue: Q(x: 1, s: "q")) TaskLocal<Any>(defaultValue: a P) TaskLocal<Dictionary<String, Double>>(defaultValue: ["a": 1.5])
// expect: TaskLocal<(Int, String)>(defaultValue: (1, "b")) TaskLocal<String>(defaultValue: str) TaskLocal<Optional<Character>>(defaultValue: Optional("x")) TaskLocal<Q>(defaultValue: Q(x: 1, s: "q"))
// expect: [TaskLocal<Int>(defaultValue: 7)] TaskLocal<Int>(defaultValue: 7) TaskLocal<P>(defaultValue: a P) TaskLocal<Int>(defaultValue: 7)
// expect: TaskLocal<Int>(defaultValue: 7)
// expect: 31 true TaskLocal<Int>
// expect: generic TaskLocal<Int>(defaultValue: 7) Int
// expect: 7
// expect: generic TaskLocal<Optional<String>>(defaultValue: nil) Optional<String>
// expect: nil
// expect: TaskLocal<P>(defaultValue: a P)
// expect: true
