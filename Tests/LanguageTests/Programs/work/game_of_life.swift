// swift-format-ignore-file
struct Cell: Hashable { let x, y: Int; var neighbours: [Cell] { (-1...1).flatMap { dx in (-1...1).compactMap { dy in dx == 0 && dy == 0 ? nil : Cell(x: x + dx, y: y + dy) } } } }
struct Life: Sequence, IteratorProtocol {
  var alive: Set<Cell>
  init(_ picture: String) { alive = Set(picture.split(separator: "\n").enumerated().flatMap { y, row in row.enumerated().compactMap { x, c in c == "#" ? Cell(x: x, y: y) : nil } }) }
  mutating func next() -> Life? {
    guard !alive.isEmpty else { return nil }
    let counts = alive.flatMap(\.neighbours).reduce(into: [Cell: Int]()) { $0[$1, default: 0] += 1 }
    defer { alive = Set(counts.compactMap { cell, n in n == 3 || (n == 2 && alive.contains(cell)) ? cell : nil }) }
    return self
  }
  func picture(_ w: Int, _ h: Int) -> String { (0..<h).map { y in (0..<w).map { alive.contains(Cell(x: $0, y: y)) ? "#" : "." }.joined() }.joined(separator: "\n") }
}
let glider = Life(".#.\n..#\n###")
// expect: generation 0
// expect: .#..
// expect: ..#.
// expect: ###.
// expect: ....
// expect: generation 1
// expect: ....
// expect: #.#.
// expect: .##.
// expect: .#..
// expect: generation 2
// expect: ....
// expect: ..#.
// expect: #.#.
// expect: .##.
for (i, generation) in glider.prefix(3).enumerated() { print("generation", i); print(generation.picture(4, 4)) }
// expect: [3, 4] 1 5
print(Life("##\n#.").prefix(2).map { $0.alive.count }, Array(Life("#")).count, glider.dropFirst(4).first { _ in true }!.alive.count)
