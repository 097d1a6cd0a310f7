// swift-format-ignore-file
@globalActor actor G { static let shared = G() }
@MainActor nonisolated func a() {}  // error: global function 'a()' has multiple actor-isolation attributes (@MainActor and 'nonisolated')
@G @MainActor func b() {}  // error: declaration can not have multiple global actor attributes ('MainActor' and 'G')
@concurrent func c() {}  // error: cannot use @concurrent on non-async global function 'c()'
nonisolated(nonsending) func d() {}  // error: cannot use 'nonisolated(nonsending)' on non-async global function 'd()'
@concurrent @MainActor func e() async {}  // error: global function 'e()' has multiple actor-isolation attributes (@MainActor and @concurrent)
@concurrent nonisolated func f() async {}
func g(_ x: isolated Int) {}  // error: 'isolated' parameter type 'Int' does not conform to 'Actor' or 'DistributedActor'
@MainActor func h(_ x: isolated G) {}  // error: global function with 'isolated' parameter cannot have a global actor
func i(_ x: isolated (any Actor)?) {}
func j<T: Actor>(_ x: isolated T) {}
nonisolated func k(_ x: isolated G) {}  // error: global function with 'isolated' parameter cannot be 'nonisolated'
struct S {
  @MainActor nonisolated static func a() {}  // error: static method 'a()' has multiple actor-isolation attributes (@MainActor and 'nonisolated')
  @MainActor nonisolated var b: Int { 1 }  // error: property 'b' has multiple actor-isolation attributes (@MainActor and 'nonisolated')
  @MainActor nonisolated init() {}  // error: initializer 'init()' has multiple actor-isolation attributes (@MainActor and 'nonisolated')
  @concurrent nonisolated(nonsending) func c() async {}  // error: instance method 'c()' has multiple actor-isolation attributes (@concurrent and 'nonisolated(nonsending)')
}
@MainActor nonisolated struct T {}  // error: struct 'T' has multiple actor-isolation attributes (@MainActor and 'nonisolated')
@MainActor nonisolated extension S {}  // error: extension of struct 'S' has multiple actor-isolation attributes (@MainActor and 'nonisolated')
@MainActor protocol P { func f() }
actor A: P { func f() {} }  // error: actor 'A' cannot conform to global-actor-isolated protocol 'P'
actor B {}
extension B: P { func f() {} }  // error: actor 'B' cannot conform to global-actor-isolated protocol 'P'
