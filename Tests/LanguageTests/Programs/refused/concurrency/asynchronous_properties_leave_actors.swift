// swift-format-ignore-file
class S { var n: Int { get async { 1 } }; var m: Int { get async throws { 1 } }; subscript(i: Int) -> Int { get async { i } } }
@MainActor final class M {
  let s = S()
  func a() async { print(await s.n) }  // error: non-Sendable type 'S' cannot exit main actor-isolated context in call to nonisolated property 'n'
  func b() async throws { print(try await s.m) }  // error: non-Sendable type 'S' cannot exit main actor-isolated context in call to nonisolated property 'm'
  func c() async { print(await s[1]) }  // error: non-Sendable type 'S' cannot exit main actor-isolated context in call to nonisolated subscript 'subscript(_:)'
}
actor A {
  let s = S()
  func a() async { print(await s.n) }  // error: non-Sendable type 'S' cannot exit actor-isolated context in call to nonisolated property 'n'
}
func free(s: S) async { print(await s.n) }
@MainActor func fresh() async { let s = S(); print(await s.n) }  // error: non-Sendable type 'S' cannot exit main actor-isolated context in call to nonisolated property 'n'
final class Shared: Sendable { var n: Int { get async { 1 } } }
@MainActor func shared(s: Shared) async { print(await s.n) }
print(await S().n)  // error: non-Sendable type 'S' cannot exit main actor-isolated context in call to nonisolated property 'n'
