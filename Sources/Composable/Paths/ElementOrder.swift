/// The ids of an array's elements, in order, and the position of each.
///
/// A class, so that arrays with the same ids and different elements share it.
final class ElementOrder<ID: Hashable> {
  private(set) var ids: [ID] = []
  private(set) var positions: [ID: Int] = [:]

  init() {}

  private init(_ ids: [ID], _ positions: [ID: Int]) {
    self.ids = ids
    self.positions = positions
  }

  func copy() -> ElementOrder { ElementOrder(ids, positions) }

  func isSame(as other: ElementOrder) -> Bool { self === other }

  func contains(_ id: ID) -> Bool { positions[id] != nil }

  func append(_ id: ID) {
    positions[id] = ids.count
    ids.append(id)
  }

  func rename(at index: Int, to id: ID) {
    positions[ids[index]] = nil
    positions[id] = index
    ids[index] = id
  }

  func insert(_ id: ID, at index: Int) {
    ids.insert(id, at: index)
    renumber(from: index)
  }

  func remove(at index: Int) {
    positions[ids[index]] = nil
    ids.remove(at: index)
    renumber(from: index)
  }

  private func renumber(from index: Int) {
    for position in index..<ids.count { positions[ids[position]] = position }
  }
}
