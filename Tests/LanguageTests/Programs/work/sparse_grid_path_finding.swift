// swift-format-ignore-file
struct Position: Hashable, CustomStringConvertible {
  var x, y: Int
  static func + (a: Self, d: Direction) -> Self { Self(x: a.x + d.dx, y: a.y + d.dy) }
  var description: String { "(\(x),\(y))" }
}
enum Direction: Character, CaseIterable { case up = "^", down = "v", left = "<", right = ">"
  var dx: Int { switch self { case .left: -1; case .right: 1; case .up, .down: 0 } }
  var dy: Int { switch self { case .up: -1; case .down: 1; default: 0 } } }
struct Maze {
  private var walls: Set<Position> = []
  private(set) var start: Position?, goal: Position?
  let size: (width: Int, height: Int)
  init(_ rows: String...) {
    size = (rows[0].count, rows.count)
    for (y, row) in rows.enumerated() { for (x, c) in row.enumerated() {
      let p = Position(x: x, y: y)
      switch c { case "#": walls.insert(p); case "S": start = p; case "G": goal = p; default: continue }
    } }
  }
  func isFree(_ p: Position) -> Bool { (0..<size.width) ~= p.x && 0..<size.height ~= p.y && !walls.contains(p) }
  func path() -> [Direction]? {
    guard let start, let goal else { return nil }
    var frontier = [start], came: [Position: (from: Position, by: Direction)] = [:]
    search: while !frontier.isEmpty {
      var next: [Position] = []
      for p in frontier { for d in Direction.allCases {
        let q = p + d
        guard isFree(q), q != start, came[q] == nil else { continue }
        came[q] = (p, d)
        if q == goal { break search }
        next.append(q)
      } }
      frontier = next
    }
    guard came[goal] != nil else { return nil }
    return Array(sequence(first: goal) { came[$0]?.from }.compactMap { came[$0]?.by }.reversed())
  }
}
// expect: >v>v 3 // expect: no way 2 // expect: no way 3
for maze in [Maze("S.#", "#..", "##G"), Maze("S#", "#G"), Maze("...", ".S.")] { print(maze.path().map { String($0.map(\.rawValue)) } ?? "no way", maze.size.width) }
