// swift-format-ignore-file
import CustomDump
struct U: Equatable { var id = 1; var name = "a" }
expectNoDifference(U(), U())
expectNoDifference(U(), U(id: 1, name: "b"), "users")  // issue: users - Difference: …
var u = U()
expectDifference(u.name) { u.name = "c" } changes: { $0 = "d" }  // issue: Difference: …
expectDifference(u, "same") { } changes: { _ in }  // issue: same - No difference detected after applying changes.
await expectDifference(u) { await Task.yield(); u.id = 3 } changes: { $0.id = 3 }
