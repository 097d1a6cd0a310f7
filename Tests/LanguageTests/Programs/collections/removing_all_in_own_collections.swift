// swift-format-ignore-file
struct Row: RangeReplaceableCollection, MutableCollection {
  var cells: [Int] = []
  var startIndex: Int { 0 }
  var endIndex: Int { cells.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int {
    get { cells[i] }
    set {
      print("set", i, terminator: " ")
      cells[i] = newValue
    }
  }
  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == Int {
    print("replace", range, new.count)
    cells.replaceSubrange(range, with: new)
  }
}
var row = Row()
row.cells = [1, 2, 3, 4, 5]
row.removeAll { $0 % 2 == 0 }  // expect: set 1 set 2 set 2 set 4 replace 3..<5 0
print(row.cells)  // expect: [1, 3, 5]
row.removeAll { $0 > 7 }  // expect: replace 3..<3 0
row.removeAll { $0 > 0 }  // expect: replace 0..<3 0
row.cells = [1, 2]
row.removeAll(keepingCapacity: true)  // expect: replace 0..<2 0
row.cells = [1]
row.removeAll()
print(row.cells)  // expect: []

var array = [1, 2, 3]
array.removeAll { $0 == 2 }
print(array)  // expect: [1, 3]
array.removeAll(keepingCapacity: true)
print(array)  // expect: []

// `starts(with:)` looks for one element more than the prefix has.
var made = 0
let numbers = AnySequence {
  AnyIterator {
    made += 1
    return made < 9 ? made : nil
  }
}
print(numbers.starts(with: [1, 2]), made)  // expect: true 3
made = 0
print(numbers.starts(with: [Int]()), made)  // expect: true 1
made = 7
print(numbers.starts(with: [8, 9]), made)  // expect: false 9
print([1, 2].starts(with: [1, 2]), [1].starts(with: [1, 2]), [Int]().starts(with: [Int]()))  // expect: true false true
