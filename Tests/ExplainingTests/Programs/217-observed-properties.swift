//? Only properties that the closure really reads are observed.
import Observation

@Observable
final class Player {
  var isPlaying = false
  var seconds = 0
  var title = "Blue"
}

@MainActor
final class Screen {
  let player: Player
  var drawn: [String] = []
  init(player: Player) { self.player = player }

  func draw() {
    let text = withObservationTracking {
      player.isPlaying && player.seconds > 0 ? "\(player.title) at \(player.seconds)" : "stopped"
    } onChange: {
      Task { @MainActor in self.draw() }
    }
    drawn.append(text)
  }
}

let player = Player()
let screen = Screen(player: player)
screen.draw()
player.title = "Green"
player.seconds = 30
await Task.yield()
try? await Task.sleep(for: .milliseconds(20))
print(screen.drawn)
player.isPlaying = true
try? await Task.sleep(for: .milliseconds(20))
player.seconds = 31
player.seconds = 32
try? await Task.sleep(for: .milliseconds(20))
print(screen.drawn)
