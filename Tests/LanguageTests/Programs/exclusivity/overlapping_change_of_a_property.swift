// swift-format-ignore-file
final class Game {
  var scores = [1, 2, 3]
  var rounds = 0
  func bonus(_ score: Int) -> Bool {
    rounds += 1
    if rounds == 3 { scores[0] += 1 }  // trap: simultaneous accesses to `scores`
    return false
  }
}
let game = Game()
game.scores.append(4)
print(game.scores)  // expect: [1, 2, 3, 4]
game.scores.removeAll { game.bonus($0) }
