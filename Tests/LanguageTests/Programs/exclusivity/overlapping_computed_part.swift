// swift-format-ignore-file
struct Grid {
  var cells = [1, 2]
  subscript(index: Int) -> Int {
    get { cells[index] }
    set { cells[index] = newValue }
  }
}
final class Board {
  var grid = Grid()
  var corner: Int {
    get { grid[0] }
    set { grid[0] = newValue }
  }
}
func change(_ number: inout Int, _ work: () throws -> Void) rethrows {
  number += 1
  try work()
  number += 1
}
let board = Board()
change(&board.corner) { board.grid[1] = 5 }
print(board.grid.cells)  // expect: [3, 5]
do {
  try change(&board.grid[1]) { throw CancellationError() }
} catch {
  print(board.grid.cells)  // expect: [3, 6]
}
change(&board.grid[0]) {
  board.grid[1] = 7  // trap: simultaneous accesses to `grid`
}
