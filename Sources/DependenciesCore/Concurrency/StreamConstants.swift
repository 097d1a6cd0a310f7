extension AsyncStream {
  /// A stream that has no elements and never ends, unless its consumer is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream that ends at once, without elements.
  public static var finished: Self { Self { $0.finish() } }

  /// Makes a stream of another sequence's elements. The stream ends if the sequence throws.
  ///
  /// - Parameter sequence: The sequence. All iterations of the stream share its elements, so
  ///   iterate only once.
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
  /// A stream that has no elements and never ends, unless its consumer is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream that ends at once, without elements.
  ///
  /// - Parameter error: The error that the consumer receives; nil to end without an error.
  public static func finished(throwing error: (any Error)? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }

  /// Makes a stream of another sequence's elements and error.
  ///
  /// - Parameter sequence: The sequence. All iterations of the stream share its elements, so
  ///   iterate only once.
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
  /// Returns the elements as an `AsyncStream`, so that a dependency's type names no other sequence.
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
