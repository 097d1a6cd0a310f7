// swift-format-ignore-file
// A metatype as an argument: `Any.Type` before a generic parameter.
func kind<T>(_ t: T) -> String { "any" }
func kind(_ t: Any.Type) -> String { "type" }
print(kind(Int.self), kind(3), kind([Int].self))
func k2<T>(_ t: T) -> String { "any" }
func k2(_ t: AnyObject) -> String { "object" }
func k2(_ t: any Error) -> String { "error" }
final class C: Error {}
print(k2(C.self), k2(CancellationError()))
protocol P {}
struct S: P {}
func a2<T>(_ t: T) -> String { "T" }
func a2(_ t: Any) -> String { "Any" }
print(a2(3))
func a5<T>(_ t: T.Type) -> String { "T.Type" }
func a5(_ t: Any.Type) -> String { "Any.Type" }
func a5<T>(_ t: T) -> String { "T" }
print(a5(Int.self), a5(3))
func a6<T: P>(_ t: T.Type) -> String { "T: P.Type" }
func a6(_ t: any P.Type) -> String { "any P.Type" }
func a6(_ t: Any.Type) -> String { "Any.Type" }
print(a6(S.self), a6(Int.self))
// expect: type any type
// expect: any error
// expect: T
// expect: Any.Type T
// expect: any P.Type Any.Type
