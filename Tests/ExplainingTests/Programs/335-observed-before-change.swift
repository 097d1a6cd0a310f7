//? onChange runs before the change, so what it reads and observes again is the old value.
import Observation

@Observable final class Scoreboard {
  var home = 0
  var away = 0
  var text: String { "\(home):\(away)" }
}

@MainActor final class Label {
  private let board: Scoreboard
  private(set) var shown = ""
  private(set) var updates = 0

  init(_ board: Scoreboard) {
    self.board = board
    shown = board.text
    observe()
  }

  private func observe() {
    withObservationTracking {
      _ = board.text
    } onChange: {
      MainActor.assumeIsolated {
        self.updates += 1
        self.shown = self.board.text
        self.observe()
      }
    }
  }
}

let board = Scoreboard()
let label = Label(board)

@MainActor func goal(_ team: String, _ score: () -> Void) {
  score()
  print("\(team) scores, the board is \(board.text), the label says \(label.shown)")
}

goal("home") { board.home += 1 }
goal("away") { board.away += 1 }
goal("home") { board.home += 1 }
print("\(label.updates) updates")
