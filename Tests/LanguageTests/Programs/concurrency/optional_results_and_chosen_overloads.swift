// swift-format-ignore-file
enum R { @TaskLocal static var id = 0 }
let names = AsyncStream(unfolding: { let id = R.id; return "\(id)" })
var n = 0
for await x in names { print(x); n += 1; if n == 2 { break } }
let t = AsyncThrowingStream { try await Task.sleep(for: .zero); let k = 3; return k }
for try await x in t { print(x); break }
func first<T>(_ make: () -> T?) -> String { make().map { "\($0)" } ?? "none" }
print(first { let a = 1; return a }, first { let a = "x"; return a.isEmpty ? nil : a })
@Sendable func work() async -> Int { R.id }
let async = Task.detached { await R.$id.withValue(3, operation: work) }
print(await async.value)
let now: @Sendable () -> Int = { R.id }
let sync = Task.detached { R.$id.withValue(5, operation: now) }
print(await sync.value)
func run(_ work: @escaping @Sendable () -> Int) -> Task<Int, Never> {
  Task.detached { R.$id.withValue(6, operation: work) }
}
print(await run { R.id }.value)
// expect: 0
// expect: 0
// expect: 3
// expect: 1 x
// expect: 3
// expect: 5
// expect: 6
