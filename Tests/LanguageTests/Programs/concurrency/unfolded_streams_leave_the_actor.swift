// swift-format-ignore-file
let u = Task { print("u") }
for await _ in AsyncStream<Int>(unfolding: { nil }) {}
print("after")
await u.value
actor Counter { var n = 0; func next() -> Int? { n += 1; return n < 4 ? n : nil } }
let counter = Counter()
for await x in AsyncStream<Int>(unfolding: { await counter.next() }) { print(x) }
struct E: Error {}
do { for try await x in AsyncThrowingStream<Int, any Error>(unfolding: { guard let x = await counter.next() else { throw E() }; return x }) { print(x) } } catch { print("caught", error) }
let main = Task { @MainActor in
  let other = Task { print("other") }
  for await _ in AsyncStream<Int>(unfolding: { @MainActor in nil }) {}
  print("stayed?")
  await other.value
}
await main.value
// expect: u
// expect: after
// expect: 1
// expect: 2
// expect: 3
// expect: caught E()
// expect: other
// expect: stayed?
