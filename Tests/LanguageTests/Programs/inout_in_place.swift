// swift-format-ignore-file
// What `inout` arguments, elements and defaults are changed in, nothing else sees.
// expect: [4, 2] [1, 2]
// expect: 7 1
// expect: [2, 1]
// expect: 3 [1, 2, 3]
// expect: 12 12
// expect: caught [5, 2]
// expect: [11, 2] 1
// expect: ["a": 3, "b": 1]
// expect: [[1, 9], [2]] [[1], [2]]
// expect: gone 1
// expect: after
// expect: 8 [8, 2]
// expect: gone 2
// expect: 6 3
// expect: [1, 12, 3]

struct Box {
  var n: Int
  var log: [Int] = []
  mutating func add(_ m: Int) { n += m }
  mutating func twice(_ m: Int) -> Int {
    add(m)
    add(m)
    return n
  }
  mutating func note() -> Int {
    log.append(log.count + 1)
    return log.count
  }
  mutating func viaClosure(_ m: Int) {
    let change = { (by: Int, box: inout Box) in box.n += by }
    change(m, &self)
    [1, 2].forEach { _ in n += 1 }
  }
  mutating func fall(_ m: Int) throws {
    n += m
    if n > 4 { throw Tired() }
  }
  mutating func replace() -> Box {
    let old = self
    self = Box(n: 7)
    return old
  }
}
struct Tired: Error {}

func run() {
  var all = [Box(n: 1), Box(n: 2)]
  let copy = all
  all[0].add(3)
  print(all.map { $0.n }, copy.map { $0.n })

  var box = Box(n: 1)
  let old = box.replace()
  print(box.n, old.n)

  var (a, b) = (1, 2)
  func exchange(_ x: inout Int, _ y: inout Int) {
    let z = x
    x = y
    y = z
  }
  exchange(&a, &b)
  print([a, b])

  for _ in 0..<3 { _ = box.note() }
  print(box.log.count, box.log)

  var other = Box(n: 2)
  let sum = other.twice(5)
  print(sum, other.n)

  do { try all[0].fall(1) } catch { print("caught", all.map { $0.n }) }
  var index = 0
  func next() -> Int {
    index += 1
    return index - 1
  }
  all[next()].viaClosure(4)
  print(all.map { $0.n }, index)

  var counts: [String: Int] = [:]
  for word in ["a", "b", "a", "a"] { counts[word, default: 0] += 1 }
  print(counts.sorted { $0.key < $1.key }.reduce(into: "[") { $0 += ($0 == "[" ? "" : ", ") + "\"\($1.key)\": \($1.value)" } + "]")

  var rows = [[1], [2]]
  let before = rows
  func extend(_ row: inout [Int], _ n: Int) { row.append(n) }
  extend(&rows[0], 9)
  print(rows, before)
}
run()

final class Token {
  let id: Int
  init(_ id: Int) { self.id = id }
  deinit { print("gone", id) }
}
struct Holder {
  var token: Token?
  mutating func clear() { token = nil }
}
func tokens() {
  var holders = [Holder(token: Token(1)), Holder(token: Token(2))]
  holders[0].clear()
  print("after")
  var list = [3, 2]
  func grow(_ n: inout Int, by m: Int) -> Int {
    n += m
    return n
  }
  print(grow(&list[0], by: 5), list)
}
tokens()

extension Array where Element == Int {
  mutating func bump(_ i: Int) { self[i] += 10 }
}
struct Deep {
  var boxes: [Box]
  mutating func down(_ n: Int) {
    if n == 0 { return }
    boxes[0].add(n)
    down(n - 1)
  }
}
func deep() {
  var value = Deep(boxes: [Box(n: 0)])
  let same = value
  value.down(3)
  print(value.boxes[0].n, same.boxes[0].n + 3)
  var ints = [1, 2, 3]
  ints.bump(1)
  print(ints)
}
deep()
