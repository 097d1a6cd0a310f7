// swift-format-ignore-file
// any P.Type is Sendable only if P inherits from SendableMetatype or Sendable, where nonisolated code reads it from an actor.
protocol P { static func m() -> Int }
protocol Q: Sendable { static func m() -> Int }
protocol R: SendableMetatype { static func m() -> Int }
struct A: P { static func m() -> Int { 1 } }
final class C: Q { static func m() -> Int { 2 } }
struct D: R { static func m() -> Int { 2 } }
class Cls {}
struct Holder { let p: any P.Type }
enum En { case a(any P.Type) }
func mk() -> (any P.Type)? { A.self }
let a: any P.Type = A.self
let b: any Q.Type = C.self
let c: any R.Type = D.self
let d: Any.Type = Int.self
let e: any Sendable.Type = Int.self
let f: AnyClass = Cls.self
let g: any (P & Sendable).Type = A.self
let h: any Error.Type = CancellationError.self
let i: Cls.Type = Cls.self
let j: [any P.Type] = []
let k = Holder(p: A.self)
let l = En.a(A.self)
let m: (Int, any P.Type) = (1, A.self)
let n = mk()
let o: (any (P & AnyObject).Type)? = nil
let q: any Equatable.Type = Int.self
let r: [String: any Equatable.Type] = [:]
let s: (any CaseIterable.Type)? = nil
var t: any P.Type = A.self
func use() {
  _ = a  // error: main actor-isolated let 'a' can not be referenced from a nonisolated context
  _ = b
  _ = c
  _ = d
  _ = e
  _ = f
  _ = g
  _ = h
  _ = i
  _ = j  // error: main actor-isolated let 'j' can not be referenced from a nonisolated context
  _ = k  // error: main actor-isolated let 'k' can not be referenced from a nonisolated context
  _ = l  // error: main actor-isolated let 'l' can not be referenced from a nonisolated context
  _ = m  // error: main actor-isolated let 'm' can not be referenced from a nonisolated context
  _ = n  // error: main actor-isolated let 'n' can not be referenced from a nonisolated context
  _ = o  // error: main actor-isolated let 'o' can not be referenced from a nonisolated context
  _ = q  // error: main actor-isolated let 'q' can not be referenced from a nonisolated context
  _ = r  // error: main actor-isolated let 'r' can not be referenced from a nonisolated context
  _ = s  // error: main actor-isolated let 's' can not be referenced from a nonisolated context
}
struct St { static let a: any P.Type = A.self; static let b: [any P.Type] = []; static let c: any Equatable.Type = Int.self }
actor Ac { func f(_ p: any P.Type) {} ; func g() -> any P.Type { A.self } }
func callAc() async { let p: any P.Type = A.self; await Ac().f(p); let q = await Ac().g(); print(q) }
@MainActor class MM { var p: any P.Type = A.self; let q: any P.Type = A.self; let r: any Sendable.Type = Int.self }
nonisolated func readsType(_ m: MM) -> Any { m.q }  // error: main actor-isolated property 'q' can not be referenced from a nonisolated context
nonisolated func readsSendableType(_ m: MM) -> Any { m.r }
func mm() async { let m = await MM(); let p = await m.p; print(p) }
struct S2: Sendable { let p: any P.Type }
