// swift-format-ignore-file
func load() async -> Int { 1 }
func sync() -> Int {
  load()  // error: 'async' call in a function that does not support concurrency
}
func waiting() -> Int {
  await load()  // error: 'async' call in a function that does not support concurrency
}
struct View {
  var title: Int { await load() }  // error: 'async' call in a function that does not support concurrency
  var other: Int { get async { await load() } }
  init() { n = await load() }  // error: 'async' call in a function that does not support concurrency
  var n: Int
}
func run(_ f: () -> Int) -> Int { f() }
func task() { Task { print(await load()) } }
func lets() {
}
let g: () async -> Int = load
print(await g())
