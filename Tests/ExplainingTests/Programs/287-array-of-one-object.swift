//? Array(repeating:count:) makes one tile and puts it into the array three times.
final class Tile {
  var color = "white"
}

struct Board {
  var tiles = Array(repeating: Tile(), count: 3)
  func paint(_ index: Int, _ color: String) {
    tiles[index].color = color
  }
}

let board = Board()
board.paint(1, "red")
print(board.tiles.map(\.color))
let other = Board()
print(other.tiles.map(\.color))
