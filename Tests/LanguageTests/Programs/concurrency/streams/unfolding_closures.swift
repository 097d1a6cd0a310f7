// swift-format-ignore-file
// The closure is Sendable, but the compiler only warns about what it captures and changes.
final class Box { var count = 0 }
struct Numbers {
  var last = 0
  mutating func next() -> Int? { last += 1; return last < 3 ? last : nil }
}
func counted() -> AsyncStream<Int> {
  let box = Box()
  return AsyncStream(unfolding: { box.count += 1; return box.count < 3 ? box.count : nil })
}
func changed<Source: AsyncSequence>(_ source: Source) -> AsyncThrowingStream<Source.Element, any Error> {
  var iterator = source.makeAsyncIterator()
  return AsyncThrowingStream { try await iterator.next() }
}
func mutated() -> AsyncStream<Int> {
  var numbers = Numbers()
  return AsyncStream { numbers.next() }
}
enum Shared { @MainActor static var count = 0 }
@MainActor func onActor() -> AsyncStream<Int> {
  AsyncStream(unfolding: { await MainActor.run { Shared.count += 1 }; return await Shared.count < 3 ? Shared.count : nil })
}
for await number in counted() { print(number) }
// expect: 1
// expect: 2
for try await number in changed(mutated()) { print(number) }
// expect: 1
// expect: 2
for await number in onActor() { print(number) }
// expect: 1
// expect: 2
