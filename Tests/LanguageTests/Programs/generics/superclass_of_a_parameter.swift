// A superclass determines the parameters that it mentions.
class Shelf<Item> {
  let first: Item
  init(_ first: Item) { self.first = first }
}
final class NamedShelf: Shelf<Int> { let name = "spare" }
func firstItem<Item, Place: Shelf<Item>>(of place: Place) -> Item { place[keyPath: \.first] }
func path<Item, Place>(_ place: Place) -> Item where Place: Shelf<Item> {
  let path = \Place.first
  return place[keyPath: path]
}
print(firstItem(of: Shelf("cup")), path(NamedShelf(3)))  // expect: cup 3
