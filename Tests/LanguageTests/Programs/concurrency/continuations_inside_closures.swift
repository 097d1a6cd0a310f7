// swift-format-ignore-file
// A continuation has its type from a closure inside the closure that receives it, also where any type fits.

func load(_ done: @escaping @Sendable (Result<Int, any Error>) -> Void) { done(.success(1)) }
func fail(_ done: @escaping @Sendable (Result<String, any Error>) -> Void) { done(.failure(CancellationError())) }
func plain(_ done: @escaping @Sendable (Int) -> Void) { done(2) }

print(try await withCheckedThrowingContinuation { c in load { c.resume(with: $0) } })
print(await withCheckedContinuation { c in plain { c.resume(returning: $0) } })
print("\(try await withCheckedThrowingContinuation { c in load { c.resume(with: $0) } })")
do { print(try await withCheckedThrowingContinuation { c in fail { c.resume(with: $0) } }) } catch { print(error) }
let all: [Any] = [try await withCheckedThrowingContinuation { c in load { c.resume(with: $0) } }]
print(all)
// expect: 1
// expect: 2
// expect: 1
// expect: CancellationError()
// expect: [1]
