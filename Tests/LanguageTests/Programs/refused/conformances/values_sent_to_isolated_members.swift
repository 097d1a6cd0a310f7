// Whoever calls the requirement, or the method of the superclass, would send its values to an actor.

class N { var v = 1 }
protocol R {
  associatedtype T
  associatedtype U: Sendable
  func a(_ n: N) async
  func b(n: N, _ m: Int) async throws
  func c(_ t: T) async
  func d(_ u: U) async
  func e(_ n: sending N) async
  func f() async -> sending N
  func g() async -> [N]?
  func h<X>(_ x: X) async -> X
  func i<X: Sendable>(_ x: X) async -> X
  func j(_ s: Self) async
  func k(_ f: @Sendable () -> Void) async
  var l: N { get async }
  static func m(_ n: N) async
  func p(_ n: inout N) async
  subscript(_ n: N) -> Int { get async }
  func q(_ n: any Error, _ t: (Int, N)) async
}
actor A: R {
  typealias T = Int
  typealias U = Int
  func a(_ n: N) async {}  // error: non-Sendable parameter type 'N' cannot be sent
  func b(n: N, _ m: Int) async throws {}  // error: non-Sendable parameter type 'N'
  func c(_ t: Int) async {}  // error: non-Sendable parameter type 'Self.T' cannot be sent
  func d(_ u: Int) async {}
  func e(_ n: sending N) async {}
  func f() async -> sending N { N() }
  func g() async -> [N]? { nil }  // error: non-Sendable type '[N]?' cannot be returned
  func h<X>(_ x: X) async -> X { x }  // error: non-Sendable type 'X' cannot be returned
  func i<X: Sendable>(_ x: X) async -> X { x }
  func j(_ s: A) async {}  // error: non-Sendable parameter type 'Self' cannot be sent
  func k(_ f: @Sendable () -> Void) async {}
  var l: N { N() }  // error: non-Sendable type 'N' cannot be returned
  static func m(_ n: N) async {}
  func p(_ n: inout N) async {}  // error: non-Sendable parameter type 'N' cannot be sent
  subscript(_ n: N) -> Int { 1 }
  func q(_ n: any Error, _ t: (Int, N)) async {}  // error: non-Sendable parameter type '(Int, N)'
}
protocol P2: Actor { func a(_ n: N) async }
actor A2: P2 { func a(_ n: N) async {} }
@MainActor protocol P3 { func a(_ n: N) async }
@MainActor class C3: P3 { func a(_ n: N) async {} }
protocol P4 {
  func a(_ n: N) async
  func b(_ n: N)
}
@MainActor class C4: @MainActor P4 {
  func a(_ n: N) async {}
  func b(_ n: N) {}
}
@MainActor class C5: @preconcurrency P4 {
  func a(_ n: N) async {}
  func b(_ n: N) {}
}
@globalActor actor G { static let shared = G() }
@G class C6: P4 {
  func a(_ n: N) async {}  // error: non-Sendable parameter type 'N' cannot be sent
  nonisolated func b(_ n: N) {}
}
class Base {
  func go(_ n: N) async {}
  func back() async -> N { N() }
  @MainActor func main(_ n: N) async {}
  var p: N { get async { N() } }
}
@MainActor final class Sub: Base {
  override func go(_ n: N) async {}  // error: non-Sendable parameter type 'N' cannot be sent
  override func back() async -> N { N() }  // error: non-Sendable type 'N' cannot be returned
  override func main(_ n: N) async {}
}
