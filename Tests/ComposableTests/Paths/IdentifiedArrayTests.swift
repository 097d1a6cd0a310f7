import Composable
import Foundation
import Testing

private struct Item: Identifiable, Equatable, Codable, Sendable {
  var id: Int
  var name = ""
}

@MainActor
@Suite("Arrays of elements with ids")
struct IdentifiedArrayTests {
  @Test("behaves like a plain array under all operations", arguments: 1...20)
  func model(seed: UInt64) {
    var random = seed
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % max(1, bound)
    }
    var array: IdentifiedArrayOf<Item> = []
    var plain: [Item] = []
    for step in 0..<400 {
      let item = Item(id: step, name: "\(step)")
      switch next(6) {
      case 0, 1:
        array.append(item)
        plain.append(item)
      case 2:
        let index = next(plain.count + 1)
        array.insert(item, at: index)
        plain.insert(item, at: index)
      case 3 where !plain.isEmpty:
        let index = next(plain.count)
        let removed = (array.remove(at: index), plain.remove(at: index))
        #expect(removed.0 == removed.1)
      case 4 where !plain.isEmpty:
        let index = next(plain.count)
        plain[index].name = "changed"
        array[id: plain[index].id]?.name = "changed"
      case 5 where !plain.isEmpty && next(10) == 0:
        let id = plain[next(plain.count)].id
        array.removeAll { $0.id > id }
        plain.removeAll { $0.id > id }
      default: break
      }
    }
    #expect(array.elements == plain)
    #expect(array.ids == plain.map(\.id))
    for (index, item) in plain.enumerated() { #expect(array.index(id: item.id) == index) }
  }

  @Test("a copy is independent")
  func copies() {
    var array: IdentifiedArrayOf<Item> = [Item(id: 1), Item(id: 2)]
    let copy = array
    array[id: 1]?.name = "new"
    array.remove(id: 2)
    array.append(Item(id: 3))
    #expect(copy.elements == [Item(id: 1), Item(id: 2)])
    #expect(array.elements == [Item(id: 1, name: "new"), Item(id: 3)])
    #expect(copy.index(id: 2) == 1)
  }

  @Test("a duplicate id is reported, and its element left out")
  func duplicates() throws {
    let reported = issues {
      var array: IdentifiedArrayOf<Item> = [Item(id: 1), Item(id: 1, name: "again")]
      #expect(array.elements == [Item(id: 1)])
      array.append(Item(id: 2))
      let added = [array.append(Item(id: 1)), array.insert(Item(id: 2), at: 0)]
      #expect(added.map(\.inserted) == [false, false])
      #expect(added.map(\.index) == [0, 1])
      array.remove(id: 2)
      let replaced = array.updateOrAppend(Item(id: 1, name: "b"))
      #expect(replaced == Item(id: 1))
      #expect(array.elements == [Item(id: 1, name: "b")])
    }
    #expect(reported.count == 3)
    #expect(try #require(reported.first).message.contains("Id: 1"))
  }

  @Test("appending and inserting return the index")
  func insertionIndices() {
    var array: IdentifiedArrayOf<Item> = [Item(id: 1)]
    #expect(array.append(Item(id: 2)) == (true, 1))
    #expect(array.insert(Item(id: 3), at: 1) == (true, 1))
    #expect(array.insert(Item(id: 4), at: 3) == (true, 3))
    #expect(array.ids == [1, 3, 2, 4])
  }

  @Test("an element replaces the one with its id where that is, or is inserted")
  func updating() {
    var array: IdentifiedArrayOf<Item> = [Item(id: 1), Item(id: 2)]
    let replaced = array.updateOrInsert(Item(id: 2, name: "b"), at: 0)
    #expect(replaced == (Item(id: 2), 1))
    let inserted = array.updateOrInsert(Item(id: 3), at: 0)
    #expect(inserted == (nil, 0))
    #expect(array.update(Item(id: 1, name: "a"), at: 1) == Item(id: 1))
    #expect(array.elements == [Item(id: 3), Item(id: 1, name: "a"), Item(id: 2, name: "b")])
    let reported = issues { #expect(array.update(Item(id: 9), at: 0) == Item(id: 3)) }
    #expect(reported.count == 1)
    #expect(array.ids == [3, 1, 2])
  }

  @Test("elements with the same id are combined, in the place of the first")
  func uniquing() {
    let items = [Item(id: 1, name: "a"), Item(id: 2), Item(id: 1, name: "b")]
    let array = IdentifiedArray(items) { Item(id: $0.id, name: $0.name + $1.name) }
    #expect(array.elements == [Item(id: 1, name: "ab"), Item(id: 2)])
    let byName = IdentifiedArray(items, id: \.name, uniquingIDsWith: { earlier, _ in earlier })
    #expect(byName.ids == ["a", "", "b"])
    let unique = IdentifiedArray(uniqueElements: [Item(id: 1, name: "x")], id: \.name)
    #expect(unique[id: "x"] == Item(id: 1, name: "x"))
    var shuffled = IdentifiedArrayOf<Item>(uniqueElements: (1...9).map { Item(id: $0) })
    shuffled.shuffle()
    #expect(shuffled.ids.sorted() == Array(1...9))
  }

  @Test("an element assigned to another id is reported, and left out")
  func otherIDs() throws {
    let reported = issues {
      var array: IdentifiedArrayOf<Item> = [Item(id: 1)]
      array[id: 1] = Item(id: 2)
      #expect(array.elements == [Item(id: 1)])
    }
    #expect(try #require(reported.first).message.contains("Assigned under: 1"))
  }

  @Test("is encoded, decoded, hashed and sorted like an array")
  func conformances() throws {
    let array: IdentifiedArrayOf<Item> = [Item(id: 2), Item(id: 1)]
    let data = try JSONEncoder().encode(array)
    #expect(try JSONDecoder().decode([Item].self, from: data) == array.elements)
    let decoded = try JSONDecoder().decode(IdentifiedArrayOf<Item>.self, from: data)
    #expect(decoded == array)
    var sorted = array
    sorted.sort { $0.id < $1.id }
    #expect(sorted.ids == [1, 2])
    #expect(sorted != array)
    sorted.remove(atOffsets: [1, 7])
    #expect(sorted.ids == [1])
    #expect("\(sorted)" == "\([Item(id: 1)])")
  }

  @Test("a key path can lead to the ids")
  func byKeyPath() {
    let names = IdentifiedArray(["ab", "c"], id: \.count)
    #expect(names[id: 2] == "ab")
    #expect(names.ids == [2, 1])
  }

  @Test("an element is assigned by its index; another id is reported")
  @MainActor
  func assigningByIndex() {
    var rows = rows(1, 2)
    rows[1] = Item(id: 2, name: "two")
    rows[0].name = "one"
    #expect(rows.map(\.name) == ["one", "two"])
    let reported = issues { rows[0] = Item(id: 7) }
    #expect(reported.count == 1)
    #expect(rows.ids == [1, 2])
  }

  @Test("a filtered array is an identified array, and finds its elements")
  func filtering() {
    let odd: IdentifiedArrayOf<Item> = rows(1, 2, 3).filter { !$0.id.isMultiple(of: 2) }
    #expect(odd.ids == [1, 3])
    #expect(odd[id: 3] == Item(id: 3))
    #expect(odd[id: 2] == nil)
  }

  @Test("elements are moved, swapped, reversed and partitioned with their ids")
  func ordering() {
    var rows = rows(1, 2, 3, 4)
    rows.move(fromOffsets: [0, 1], toOffset: 3)
    #expect(rows.ids == [3, 1, 2, 4])
    rows.move(fromOffsets: [3], toOffset: 0)
    #expect(rows.ids == [4, 3, 1, 2])
    rows.swapAt(0, 3)
    #expect(rows.ids == [2, 3, 1, 4])
    rows.reverse()
    #expect(rows.ids == [4, 1, 3, 2])
    #expect(rows.partition { $0.id > 2 } == 2)
    #expect(rows.ids == [1, 2, 4, 3])
    #expect(rows.index(id: 4) == 2)
    #expect(rows[id: 4] == Item(id: 4))
  }

  @Test("elements are removed by their ids and from both ends")
  func removing() {
    var rows = rows(1, 2, 3, 4, 5, 6)
    #expect(rows.remove(Item(id: 3, name: "another text"))?.id == 3)
    #expect(rows.removeFirst().id == 1)
    #expect(rows.removeLast().id == 6)
    #expect(rows.ids == [2, 4, 5])
    rows.removeSubrange(1..<2)
    #expect(rows.ids == [2, 5])
    #expect(rows.popLast()?.id == 5)
    rows.removeAll()
    #expect(rows.isEmpty)
    #expect(rows.popLast() == nil)
  }

  private func rows(_ ids: Int...) -> IdentifiedArrayOf<Item> {
    IdentifiedArray(uniqueElements: ids.map { Item(id: $0) })
  }
}
