// swift-format-ignore-file
// A key path with a written type, or one that captures an object, is not Sendable.
protocol P { static func m() -> Int }
struct A: P { static func m() -> Int { 1 }; var n = 1; subscript(i: Int) -> Int { i } }
@MainActor class MM { let p: any P.Type = A.self; let q: any Sendable.Type = Int.self; let kp = \A.n }
nonisolated func f(_ m: MM) -> Any { m.p }  // error: main actor-isolated property 'p' can not be referenced from a nonisolated context
nonisolated func g(_ m: MM) -> Any { m.q }
nonisolated func g2(_ m: MM) -> Any { m.kp }
let kp = \A.n
let kq: KeyPath<A, Int> = \A.n
let kr: KeyPath<A, Int> & Sendable = \A.n
let ks = [\A.n]
let kt = (\A.n, 1)
let ku = \A[3]
let kv = \String.count
class Non: Hashable { static func == (a: Non, b: Non) -> Bool { true }; func hash(into h: inout Hasher) {} }
extension A { subscript(i: Non) -> Int { 1 } }
let kw = \A[Non()]
func use() {
  _ = kp
  _ = kq  // error: main actor-isolated let 'kq' can not be referenced from a nonisolated context
  _ = kr
  _ = ks
  _ = kt
  _ = ku
  _ = kv
  _ = kw  // error: main actor-isolated let 'kw' can not be referenced from a nonisolated context
}
print(type(of: kp), type(of: kq), type(of: kr), type(of: ks))
actor Act { let p: any P.Type = A.self ; let kp = \A.n }
func h(_ a: Act) -> Any { a.p }  // error: actor-isolated property 'p' can not be referenced from a nonisolated context
func h2(_ a: Act) -> Any { a.kp }
