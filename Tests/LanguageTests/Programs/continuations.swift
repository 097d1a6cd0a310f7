// swift-format-ignore-file
import Dispatch
enum Failure: Error { case late }
func legacy(_ ok: Bool, _ done: @escaping @Sendable (Int?, (any Error)?) -> Void) {
  DispatchQueue.global().async { if ok { done(7, nil) } else { done(nil, Failure.late) } }
}
func modern(_ ok: Bool) async throws -> Int {
  try await withCheckedThrowingContinuation { continuation in
    legacy(ok) { value, error in
      if let value { continuation.resume(returning: value) } else if let error { continuation.resume(throwing: error) }
    }
  }
}
print(try await modern(true))  // expect: 7
do { print(try await modern(false)) } catch { print("failed", error) }  // expect: failed late
enum L { @TaskLocal static var n = 1 }
await L.$n.withValue(2) {  // expect: 1 2 // expect: 2 // expect: 2
  let captured = L.n
  await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in
    DispatchQueue.global().async {
      print(L.n, captured)
      L.$n.withValue(captured) { print(L.n) }
      c.resume()
    }
  }
  print(L.n)
}
let queue = DispatchQueue(label: "serial")
// expect: one
// expect: two
await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in
  queue.async { print("one") }
  queue.async { print("two") }
  queue.async { c.resume() }
}
let value = queue.sync { () -> String in "sync" }
print(value)  // expect: sync
