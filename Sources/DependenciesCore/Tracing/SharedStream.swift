/// A copy of a stream, to which one thread at a time writes.
package final class SharedStream<Stream: TextOutputStream & Sendable>: Sendable {
  /// `nil` once it was given back.
  private let stream: Guarded<Stream?>

  package init(_ stream: Stream) { self.stream = Guarded(stream) }

  /// Writes the text; nothing once the stream was given back.
  ///
  /// The stream is called with a lock held, so it must not wait for another thread that writes.
  package func write(_ text: String) {
    stream.withLock { stream in stream?.write(text) }
  }

  /// Gives the stream back. Later texts are dropped.
  package func end(_ original: inout Stream) {
    if let stream = stream.withLock({ $0.take() }) { original = stream }
  }
}
