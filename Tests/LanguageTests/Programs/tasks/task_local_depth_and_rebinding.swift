// swift-format-ignore-file
enum Depth { @TaskLocal static var level = 0; @TaskLocal static var path: [String] = []; @TaskLocal static var user: User? }
struct User: Sendable { var name: String }
func enter<T>(_ name: String, _ body: () throws -> T) rethrows -> T { try Depth.$level.withValue(Depth.level + 1) { try Depth.$path.withValue(Depth.path + [name]) { print("\(Depth.level) \(Depth.path.joined(separator: "/"))"); return try body() } } }
let n = enter("a") { enter("b") { enter("c") { Depth.level * 10 } } + Depth.level }
print(n, Depth.level, Depth.path)
Depth.$user.withValue(User(name: "Ada")) { print(Depth.user?.name ?? "-"); Depth.$user.withValue(nil) { print(Depth.user?.name ?? "-") } }
struct E: Error {}
do { try enter("x") { throw E() } } catch { print(Depth.level) }
// expect: 1 a
// expect: 2 a/b
// expect: 3 a/b/c
// expect: 31 0 []
// expect: Ada
// expect: -
// expect: 1 x
// expect: 0
