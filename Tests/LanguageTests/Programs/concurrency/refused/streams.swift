// swift-format-ignore-file
let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
var iterator = stream.makeAsyncIterator()
print(await iterator.next() ?? 0)  // error: cannot call mutating async function 'next()' on actor-isolated var 'iterator'

func read(_ values: AsyncStream<Int>) {
  for await value in values { print(value) }  // error: 'async'
}

func readAll(_ values: AsyncThrowingStream<Int, any Error>) async {
  for try await value in values { print(value) }  // error: errors thrown from here are not handled
}

func total(_ values: some AsyncSequence<Int, any Error>) async -> Int {
  await values.reduce(0, +)  // error: call can throw, but it is not marked with 'try' and the error is not handled
}
