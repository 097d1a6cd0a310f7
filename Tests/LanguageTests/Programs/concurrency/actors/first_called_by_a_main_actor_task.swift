// A task of the main actor is the first that calls an actor, which it captured.
actor Radio {
  private var listeners = 0
  func listen() -> AsyncStream<String> {
    listeners += 1
    let (stream, continuation) = AsyncStream<String>.makeStream()
    continuation.yield("Blue")
    continuation.finish()
    return stream
  }
  func count() -> Int { listeners }
}

@MainActor
final class NowPlaying {
  private(set) var song = ""
  init(_ radio: Radio) {
    Task { [weak self] in
      for await song in await radio.listen() { self?.song = song }
    }
  }
}

let radio = Radio()
let model = NowPlaying(radio)
try await Task.sleep(for: .milliseconds(300))
print(model.song, await radio.count())  // expect: Blue 1
let other = Radio()
let counted = Task { @MainActor in await other.count() }
print(await counted.value)  // expect: 0
