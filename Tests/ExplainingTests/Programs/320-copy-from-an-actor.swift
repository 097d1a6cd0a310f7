//? list is a copy of the actor's items: the append changes the copy only.
actor Cart {
  var items = ["tea"]
}
struct Grid {
  var rows = [[1], [2]]
}
final class Model {
  var grid = Grid()
  func clear() {
    var row = grid.rows[1]
    row.removeAll()
    print(grid.rows[1].count)
  }
}

let cart = Cart()
var list = await cart.items
list.append("milk")
print(await cart.items.count)
Model().clear()
