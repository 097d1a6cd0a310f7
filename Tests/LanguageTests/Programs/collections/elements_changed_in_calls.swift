// swift-format-ignore-file
// Elements that a call changes, and copies of their arrays.
struct Particle {
  var x = 0.0
  var log: [Int] = []
  mutating func step(_ by: Double) { x += by }
  mutating func note(_ n: Int) -> Int { log.append(n); return log.count }
  mutating func swap(_ other: inout Particle) { let mine = x; x = other.x; other.x = mine }
  mutating func check(_ limit: Double) throws { x += 1; if x > limit { throw Limit.reached } }
}
enum Limit: Error { case reached }
func run() {
  var all = [Particle(), Particle(x: 2), Particle(x: 5)]
  let copy = all
  for i in all.indices { all[i].step(Double(i) + 0.5) }
  print(all.map(\.x), copy.map(\.x))
  let i = 1
  print(all[i].note(7), all[i].note(8), all[i].log, copy[i].log)
  var other = Particle(x: -1)
  all[2].swap(&other)
  print(all[2].x, other.x)
  do { for _ in 0..<9 { try all[0].check(2) } } catch { print(error, all[0].x) }
  let before = all
  all[i] = Particle(x: 9)
  all[i].log.append(3)
  all[i].x += before[i].x
  print(all[i].x, all[i].log, before[i].log)
}
run()
struct Grid {
  var rows = [[Int]](repeating: [0, 0, 0], count: 2)
  mutating func fill(_ n: Int) {
    for y in rows.indices {
      for x in rows[y].indices { rows[y][x] += n + y * 10 + x }
    }
  }
  mutating func tick(_ cell: inout Int) { cell += 1 }
}
var grid = Grid()
let old = grid
grid.fill(1)
grid.rows[1][2] *= 2
grid.rows[0].swapAt(0, 2)
print(grid.rows, old.rows)
final class World {
  var grids = [Grid(), Grid()]
  func run() { for i in grids.indices { grids[i].fill(i); grids[i].rows[0].append(i) } }
}
let world = World()
let kept = world.grids
world.run()
print(world.grids.map(\.rows), kept.map(\.rows))
var nested = [[[1, 2]], [[3]]]
let whole = nested
nested[0][0][1] = 9
nested[1][0].append(4)
nested[1][0][0] -= 5
print(nested, whole)
var pairs = [(1, "a"), (2, "b")]
pairs[1].0 += 40
pairs[0].1 += "z"
print(pairs)

// expect: [0.5, 3.5, 7.5] [0.0, 2.0, 5.0]
// expect: 1 2 [7, 8] []
// expect: -1.0 7.5
// expect: reached 2.5
// expect: 12.5 [3] [7, 8]
// expect: [[3, 2, 1], [11, 12, 26]] [[0, 0, 0], [0, 0, 0]]
// expect: [[[0, 1, 2, 0], [10, 11, 12]], [[1, 2, 3, 1], [11, 12, 13]]] [[[0, 0, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, 0]]]
// expect: [[[1, 9]], [[-2, 4]]] [[[1, 2]], [[3]]]
// expect: [(1, "az"), (42, "b")]
