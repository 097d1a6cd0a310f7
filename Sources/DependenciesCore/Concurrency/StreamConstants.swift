extension AsyncStream {
  /// A stream without elements that never ends, except that cancelling its consumer ends it.
  public static var never: Self { Self { _ in } }

  /// A stream that has ended and had no elements.
  public static var finished: Self { Self { $0.finish() } }

  /// Makes a stream of the elements of another sequence, which ends if the sequence throws.
  ///
  /// - Parameter sequence: The sequence. Each iteration of the stream continues with it, so there should
  ///   be only one.
  public init<Sequence: AsyncSequence & Sendable>(_ sequence: Sequence)
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
  /// A stream without elements that never ends, except that cancelling its consumer ends it.
  public static var never: Self { Self { _ in } }

  /// A stream that has ended and had no elements.
  ///
  /// - Parameter error: The error that the consumer receives; nil to end without an error.
  public static func finished(throwing error: (any Error)? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }

  /// Makes a stream of the elements and the error of another sequence.
  ///
  /// - Parameter sequence: The sequence. Each iteration of the stream continues with it, so there should
  ///   be only one.
  public init<Sequence: AsyncSequence & Sendable>(_ sequence: Sequence)
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
  /// The elements as an `AsyncStream`, for a dependency whose type should name no other sequence.
  ///
  /// - Returns: A stream that ends when the sequence ends or throws.
  public func eraseToStream() -> AsyncStream<Element> { AsyncStream(self) }

  /// The elements and the error as an `AsyncThrowingStream`.
  ///
  /// - Returns: A stream that ends or throws when the sequence does.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}
