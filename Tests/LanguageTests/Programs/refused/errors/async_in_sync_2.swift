// swift-format-ignore-file
func load() async -> Int { 1 }
func sync() -> Int {
}
func waiting() -> Int {
}
struct View {
  var other: Int { get async { await load() } }
  var n: Int
}
func run(_ f: () -> Int) -> Int { f() }
print(run { await load() })  // error: cannot pass function of type '() async -> Int' to parameter expecting synchronous function type  // says: invalid conversion from 'async' function of type '() async -> Int' to synchronous function type '() -> Int' — not yet in the compiler's words
func task() { Task { print(await load()) } }
func lets() {
  async let x = load()  // error: 'async let' in a function that does not support concurrency
}
let f: () -> Int = load  // error: invalid conversion from 'async' function of type '@Sendable () async -> Int' to synchronous function type '() -> Int'
let g: () async -> Int = load
print(await g())
