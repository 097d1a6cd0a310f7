import Foundation

/// Runs a blocking read on a thread of its own, so that neither the main queue nor a thread of
/// the pools waits for a person.
func onReadingThread<Result: Sendable>(
  _ body: @escaping @Sendable () -> Result
) async -> Result {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: body()) }
    // `isComplete` and completion parse on this thread, and parsers recurse.
    thread.stackSize = 8 << 20
    thread.name = "line reading"
    thread.start()
  }
}
