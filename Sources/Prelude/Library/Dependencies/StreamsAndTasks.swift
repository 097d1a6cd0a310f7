extension AsyncStream {
  static var never: Self { Self { _ in } }

  static var finished: Self { Self { $0.finish() } }

  init<Sequence: AsyncSequence & Sendable>(_ sequence: Sequence)
  where Sequence.Element == Element, Element: Sendable {
    self.init { continuation in
      let task = Task {
        do {
          for try await element in sequence { continuation.yield(element) }
        } catch {}
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  static var never: Self { Self { _ in } }

  static func finished(throwing error: (any Error)? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }

  init<Sequence: AsyncSequence & Sendable>(_ sequence: Sequence)
  where Sequence.Element == Element, Element: Sendable {
    self.init { continuation in
      let task = Task {
        do {
          for try await element in sequence { continuation.yield(element) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
  func eraseToStream() -> AsyncStream<Element> { AsyncStream(self) }

  func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}

extension Task where Failure == Never {
  static func never() async throws -> Success {
    for await element in AsyncStream<Success>.never { return element }
    throw _Concurrency.CancellationError()
  }

  var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == any Error {
  var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Success == Never, Failure == Never {
  static func megaYield(count: Int = 20) async {
    for _ in 0..<max(0, count) {
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
    }
  }
}
