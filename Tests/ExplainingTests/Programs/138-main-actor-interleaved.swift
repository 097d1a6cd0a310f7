//? While the first selection waited, the second one changed the model on the main actor.
// swift-format-ignore-file
@MainActor
final class Player {
  var song = ""
  var lyrics = ""
  func select(_ name: String, delay: Int) async {
    song = name
    try? await Task.sleep(for: .milliseconds(delay))
    lyrics = "words of \(name)"
  }
}
let player = Player()
let first = Task { await player.select("one", delay: 80) }
let second = Task { await player.select("two", delay: 20) }
await first.value
await second.value
print(player.song, "-", player.lyrics)
