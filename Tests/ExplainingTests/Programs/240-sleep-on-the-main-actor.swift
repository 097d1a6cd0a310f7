//? The sleep blocks the main actor, so T1 continues only afterwards.
import Foundation

@MainActor
final class Player {
  private(set) var position = 0

  func play() async {
    for _ in 1...4 {
      try? await Task.sleep(for: .milliseconds(30))
      position += 1
      print("position \(position)")
    }
  }

  func openNext(_ song: String) -> Task<Void, Never> {
    Task {
      print("decoding \(song)")
      decode(song)
      print("decoded \(song) at position \(position)")
    }
  }

  private func decode(_ song: String) {
    Thread.sleep(forTimeInterval: 0.1)
  }
}

let player = Player()
let playing = Task { await player.play() }
try await Task.sleep(for: .milliseconds(45))
let decoding = player.openNext("song 2")
await decoding.value
await playing.value
