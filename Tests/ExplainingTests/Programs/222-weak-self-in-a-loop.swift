//? The loop continues after the object is gone, because nothing ends it.
actor Radio {
  private var listeners: [AsyncStream<String>.Continuation] = []
  func listen() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    listeners.append(continuation)
    return stream
  }
  func play(_ song: String) { for listener in listeners { listener.yield(song) } }
}

@MainActor
final class NowPlaying {
  private(set) var song = ""
  init(_ radio: Radio) {
    Task { [weak self] in
      for await song in await radio.listen() {
        print("received \(song), model is \(self == nil ? "gone" : "there")")
        self?.song = song
      }
      print("loop ended")
    }
  }
  deinit { print("model freed") }
}

let radio = Radio()
var model: NowPlaying? = NowPlaying(radio)
try? await Task.sleep(for: .milliseconds(20))
await radio.play("Blue")
try? await Task.sleep(for: .milliseconds(20))
model = nil
await radio.play("Green")
try? await Task.sleep(for: .milliseconds(20))
await radio.play("Red")
try? await Task.sleep(for: .milliseconds(20))
print("end")
