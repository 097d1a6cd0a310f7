// swift-format-ignore-file
func values() -> any AsyncSequence<Int, Never> { AsyncStream { c in c.yield(4); c.yield(5); c.finish() } }
let boxed: any AsyncSequence<String, Never> = AsyncStream { c in c.yield("a"); c.finish() }
for await value in boxed { print(value) }
for await value in values() { print(value + 1) }
let throwing: any AsyncSequence<Int, any Error> = AsyncThrowingStream { c in c.yield(1); c.finish(throwing: CancellationError()) }
do { for try await value in throwing { print(value) } } catch { print("ended by \(error)") }
let numbers: any Sequence<Int> = Set([3])
for number in numbers { print(number * 2) }
// expect: a
// expect: 5
// expect: 6
// expect: 1
// expect: ended by CancellationError()
// expect: 6
