//? No note: each copy is used or stored back, is a number, or no longer has the original's object.
struct Grid {
  var rows = [[1], [2]]
}
final class Model {
  var grid = Grid()
  var count = 1
  weak var next: Model?
}
struct Pair {
  var model = Model()
}

let model = Model()
var grid = model.grid
grid.rows[0] = [3]
model.grid = grid
print(model.grid.rows)

var sorted = model.grid.rows
sorted.removeLast()
print(sorted)

var total = model.count
for number in 1...3 { total += number }
print(total, model.count)

var rows = model.grid.rows
rows.append([5])
rows.removeLast()
print(model.grid.rows)

var early = model.grid
early.rows.append([6])
model.grid.rows = []
print(model.grid)

var current = model
var copy = current.grid
copy.rows.append([7])
current = Model()
print(current.grid)

let pair = Pair()
var other = pair
other.model = Model()
other.model.count = 8
print(pair.model.count)

func deepest(_ depth: Int, _ model: Model) -> Int {
  var grid = model.grid
  if depth == 0 { return grid.rows.count }
  grid.rows.append([depth])
  model.grid = grid
  return deepest(depth - 1, model) + model.grid.rows.count
}
print(deepest(2, model))

final class Page {
  var model = Model()
}
let page = Page()
let same = page
same.model.count = 7
print(page.model.count)
let maybe: Page? = page
let again = maybe
again!.model.count = 6
print(maybe!.model.count)
