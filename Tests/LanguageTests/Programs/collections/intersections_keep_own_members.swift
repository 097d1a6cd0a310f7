// swift-format-ignore-file
struct Card: Hashable {
  let id: Int
  let owner: String
  static func == (left: Card, right: Card) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
var mine: Set = [Card(id: 1, owner: "mine")]
print(mine.intersection([Card(id: 1, owner: "other")]).map(\.owner))
mine.formIntersection([Card(id: 1, owner: "other")][...])
print(mine.map(\.owner))
// expect: ["mine"]
// expect: ["mine"]
