// swift-format-ignore-file
protocol P { func f() }
protocol Shared: Sendable { func g() }
@MainActor final class S: @MainActor P, @MainActor Hashable { func f() {}
  static func == (a: S, b: S) -> Bool { a === b }
  func hash(into h: inout Hasher) {} }
@MainActor class T: @MainActor Shared { func g() {} }  // error: cannot form main actor-isolated conformance of 'T' to SendableMetatype-inheriting protocol 'Shared'
func use<V: P>(_ v: V) { v.f() }
func share<V: P>(_ v: V) where V: Sendable {}
struct Box<V: P> { var v: V }
extension P { func all() {} }
@MainActor func own(s: S) { use(s); s.all(); let p: any P = s; print(p, Box(v: s), Set([s]).count) }
@MainActor func shared(s: S) { share(s) }  // error: main actor-isolated conformance of 'S' to 'P' cannot satisfy conformance requirement for a 'Sendable' type parameter
nonisolated func a(s: S) { use(s) }  // error: main actor-isolated conformance of 'S' to 'P' cannot be used in nonisolated context
nonisolated func b(s: S) { s.all() }  // error: main actor-isolated conformance of 'S' to 'P' cannot be used in nonisolated context
nonisolated func c(s: S) -> any P { s }  // error: main actor-isolated conformance of 'S' to 'P' cannot be used in nonisolated context
nonisolated func d(s: S) { print(Box(v: s)) }  // error: main actor-isolated conformance of 'S' to 'P' cannot be used in nonisolated context
nonisolated func e(s: S) { print(Set([s])) }  // error: main actor-isolated conformance of 'S' to 'Hashable' cannot be used in nonisolated context
nonisolated func f(s: S) { print(s as? any P as Any, [s].contains(s)) }
actor A { func g(s: S) { use(s) } }  // error: main actor-isolated conformance of 'S' to 'P' cannot be used in actor-isolated context
nonisolated func h(s: S) -> Bool { s == s }  // error: call to main actor-isolated operator function '==' in a synchronous nonisolated context
