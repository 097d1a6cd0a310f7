// swift-format-ignore-file
enum Context { @TaskLocal static var user = "anonymous"; @TaskLocal static var tags: [String] = [] }
@Sendable func describe(_ n: Int) -> String { "\(n):\(Context.user):\(Context.tags.joined(separator: "+"))" }
func collect(_ ns: [Int]) async -> [String] {
  await withTaskGroup(of: (Int, String).self) { group in
    for n in ns {
      Context.$tags.withValue(Context.tags + ["child\(n)"]) {
        group.addTask { (n, describe(n)) }
      }
    }
    var found: [Int: String] = [:]
    for await (n, text) in group { found[n] = text }
    return ns.map { found[$0]! }
  }
}
print(await collect([1]))  // expect: ["1:anonymous:child1"]
let texts = await Context.$user.withValue("ada") {
  await Context.$tags.withValue(["root"]) { await collect([2, 3]) }
}
for text in texts { print(text) }  // expect: 2:ada:root+child2 // expect: 3:ada:root+child3
async let outside = collect([4])
let inside = Context.$user.withValue("bob") { Task { await collect([5]) } }
print(await outside, await inside.value)  // expect: ["4:anonymous:child4"] ["5:bob:child5"]
