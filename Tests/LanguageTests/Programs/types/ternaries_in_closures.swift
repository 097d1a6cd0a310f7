// swift-format-ignore-file
// What a generic call's result is wanted as doesn't reach into the closure that says what it is.
func run<T: Sendable>(_ body: @escaping @Sendable () -> T) -> T { body() }
func name<T>(_ value: T) -> String { "\(T.self)" }
func shown<T: CustomStringConvertible>(_ value: T) -> T { value }
let flag = true
print(run { flag ? "main" : "other" }, run { flag ? 1 : 2.5 })
// expect: main 1.0
print(name(flag ? "main" : "other"), name(flag ? 1 : 2.5), shown(flag ? 1 : 2.5))
// expect: String Double 1.0
let any: Any = shown(flag ? 1 : 2.5)
print(any)
// expect: 1.0
