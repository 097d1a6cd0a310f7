// swift-format-ignore-file
enum Player: String { case x = "X", o = "O"; var other: Player { self == .x ? .o : .x } }
struct Board: CustomStringConvertible { var cells: [Player?] = Array(repeating: nil, count: 9)
  static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
  var winner: Player? { for l in Self.lines { if let p = cells[l[0]], l.allSatisfy({ cells[$0] == p }) { return p } }; return nil }
  var free: [Int] { cells.indices.filter { cells[$0] == nil } }
  func placing(_ p: Player, at i: Int) -> Board { var b = self; b.cells[i] = p; return b }
  func score(for p: Player, turn: Player) -> Int { if let w = winner { return w == p ? 1 : -1 }; if free.isEmpty { return 0 }; let scores = free.map { placing(turn, at: $0).score(for: p, turn: turn.other) }; return turn == p ? scores.max()! : scores.min()! }
  func best(for p: Player) -> Int { free.max { placing(p, at: $0).score(for: p, turn: p.other) < placing(p, at: $1).score(for: p, turn: p.other) }! }
  var description: String { stride(from: 0, to: 9, by: 3).map { cells[$0..<$0 + 3].map { $0?.rawValue ?? "." }.joined() }.joined(separator: "\n") } }
var board = Board().placing(.x, at: 0).placing(.o, at: 4).placing(.x, at: 8).placing(.o, at: 1)
var turn = Player.x
// expect: x plays 7 // expect: o plays 6 // expect: x plays 2 // expect: o plays 5 // expect: x plays 3
while board.winner == nil, !board.free.isEmpty { let move = board.best(for: turn); board = board.placing(turn, at: move); print(turn, "plays", move); turn = turn.other }
// expect: XOX // expect: XOO // expect: OXX // expect: draw
print(board); print(board.winner.map { "\($0) wins" } ?? "draw")
