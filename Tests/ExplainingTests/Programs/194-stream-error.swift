//? The stream ends with an error, which the loop throws.
struct Corrupt: Error {}
let stream = AsyncThrowingStream<Int, any Error> {
  $0.yield(1)
  $0.finish(throwing: Corrupt())
}
do {
  for try await n in stream { print(n) }
} catch { print(error) }
