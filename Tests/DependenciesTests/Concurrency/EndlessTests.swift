import Dependencies
import Testing

@Suite("Streams and tasks that never end, or have ended")
struct EndlessTests {
  private struct Failure: Error {}

  @Test("a finished stream has no elements")
  func finished() async throws {
    for await element in AsyncStream<Int>.finished { Issue.record("\(element)") }
    for try await element in AsyncThrowingStream<Int, any Error>.finished() {
      Issue.record("\(element)")
    }
    await #expect(throws: Failure.self) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Failure()) {}
    }
  }

  @Test("an endless stream ends when its consumer is cancelled")
  func never() async {
    let waiting = Task {
      for await _ in AsyncStream<Int>.never {}
      return Task.isCancelled
    }
    waiting.cancel()
    #expect(await waiting.value)
  }

  @Test("an endless task throws when it is cancelled")
  func neverEnding() async {
    let waiting = Task { try await Task<Void, Never>.never() }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  @Test("cancelling the task that waits for a task cancels that task")
  func cancellable() async {
    let sleeping = Task { try await Task.sleep(for: .seconds(1000)) }
    let waiting = Task { try await sleeping.cancellableValue }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(sleeping.isCancelled)

    let patient = Task { try? await Task<Void, Never>.never() }
    let other = Task { await patient.cancellableValue }
    other.cancel()
    await other.value
    #expect(patient.isCancelled)
  }

  @Test("another sequence's elements and error arrive in an erased stream")
  func erased() async throws {
    let (numbers, more) = AsyncThrowingStream.makeStream(of: Int.self)
    for number in 1...3 { more.yield(number) }
    more.finish(throwing: Failure())
    var doubled: [Int] = []
    await #expect(throws: Failure.self) {
      for try await number in numbers.map({ $0 * 2 }).eraseToThrowingStream() {
        doubled.append(number)
      }
    }
    #expect(doubled == [2, 4, 6])

    let (letters, last) = AsyncStream.makeStream(of: String.self)
    last.yield("a")
    last.finish()
    var seen: [String] = []
    for await letter in letters.eraseToStream() { seen.append(letter) }
    #expect(seen == ["a"])
  }

  @Test("releasing the consumer cancels the iteration of the other sequence")
  func erasedAndDropped() async {
    let (numbers, more) = AsyncStream.makeStream(of: Int.self)
    let ended = Task {
      await withCheckedContinuation { continuation in
        more.onTermination = { _ in continuation.resume() }
      }
    }
    await Task.megaYield()
    let consumer = Task { for await _ in numbers.eraseToStream() {} }
    consumer.cancel()
    await consumer.value
    await ended.value
  }
}
