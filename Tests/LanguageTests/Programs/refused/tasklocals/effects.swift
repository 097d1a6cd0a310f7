// swift-format-ignore-file
struct Oops: Error {}
func load() async -> Int { Trace.id }
func risky() throws -> Int { throw Oops() }
enum Trace { @TaskLocal static var id = 0 }
Trace.$id.withValue(1) { print(try risky()) }  // error: call can throw but is not marked with 'try'
let a = Trace.$id.withValue(1) { await load() }  // error: expression is 'async' but is not marked with 'await'
let b = await Trace.$id.withValue(1) { await load() }
func sync() {
  Trace.$id.withValue(1) { _ = await load() }  // error: 'async' call in a function that does not support concurrency
  Trace.$id.withValue(1) { print(Trace.id) }
}
try? Trace.$id.withValue(1) { print(try risky()) }
print(b)
