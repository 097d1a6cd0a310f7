// swift-format-ignore-file
// What is forced is looked up before the existential that wants it; nil beside what isn't optional; try? of optionals.
import Foundation
let u = [1,2]; func g(_ a: any CustomStringConvertible) { print(a) }
g(u.first!)
let e: any Hashable = u.first!
print(e, u.last!)
func r() -> any CustomStringConvertible { return u.first! }
print(r(), String(format: "%d", u.first!))
struct S { var v: Int? = 3; func v(_ x: Int) -> Int? { x } }
g(S().v!)
let d: [String: Any] = ["a": u.first!, "b": u.max()!]
print(d.count)
// expect: 1
// expect: 1 2
// expect: 1 1
// expect: 3
// expect: 2
