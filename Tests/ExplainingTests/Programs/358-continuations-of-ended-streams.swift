//? The station keeps the continuations of streams that have ended, and of one that nobody iterates.
final class Station {
  private var senders: [AsyncStream<String>.Continuation] = []
  func tune() -> AsyncStream<String> {
    let (stream, sender) = AsyncStream.makeStream(of: String.self)
    senders.append(sender)
    return stream
  }
  func send(_ news: String) {
    for sender in senders { sender.yield(news) }
  }
}
let station = Station()
let forgotten = station.tune()
@MainActor func hear() async -> String? {
  let radio = station.tune()
  station.send("fog")
  for await news in radio { return news }
  return nil
}
print(await hear() ?? "silence")
station.send("sun")
withExtendedLifetime(forgotten) { station.send("rain") }
