/// A copy of a stream, to which one thread at a time writes.
package final class SharedStream<Stream: TextOutputStream & Sendable>: Sendable {
  /// `nil` after the stream was returned.
  private let stream: Guarded<Stream?>

  package init(_ stream: Stream) { self.stream = Guarded(stream) }

  /// Writes the text, or drops it after the stream was returned.
  ///
  /// The stream is called while a lock is held, so it must not wait for another thread that writes.
  package func write(_ text: String) {
    stream.withLock { stream in stream?.write(text) }
  }

  /// Returns the stream to its owner. Later texts are dropped.
  package func end(_ original: inout Stream) {
    if let stream = stream.withLock({ $0.take() }) { original = stream }
  }
}
