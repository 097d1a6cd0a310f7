let old = [1, 2, 3, 4]
let new = [1, 3, 4, 5, 2]
let difference = new.difference(from: old)
print(difference.count, difference.insertions.count, difference.removals.count)
// expect: 3 2 1
for change in difference {
  switch change {
  case .insert(let offset, let element, let other): print("+", offset, element, other ?? -1)
  case .remove(let offset, let element, let other): print("-", offset, element, other ?? -1)
  }
}
// expect: - 1 2 -1
// expect: + 3 5 -1
// expect: + 4 2 -1
print(old.applying(difference) ?? [], new.applying(difference.inverse()) ?? [])
// expect: [1, 3, 4, 5, 2] [1, 2, 3, 4]
print([1].applying(difference) == nil)  // expect: true
for change in difference.inferringMoves() { print(change) }
// expect: remove(offset: 1, element: 2, associatedWith: Optional(4))
// expect: insert(offset: 3, element: 5, associatedWith: nil)
// expect: insert(offset: 4, element: 2, associatedWith: Optional(1))

let lines = "a\nb\nc\nd\ne".split(separator: "\n")
let edited = "a\nB\nc\ne\nf".split(separator: "\n")
let lineDifference = edited.difference(from: lines) { $0.lowercased() == $1.lowercased() }
print(lineDifference.map { "\($0)" }.joined(separator: "; "))
// expect: remove(offset: 3, element: "d", associatedWith: nil); insert(offset: 4, element: "f", associatedWith: nil)
print(Array("kitten").difference(from: Array("sitting")).count)  // expect: 5
print("sitting".applying("kitten".difference(from: "sitting")) ?? "")  // expect: kitten
print(
  CollectionDifference<Int>([.insert(offset: 0, element: 1, associatedWith: nil)]) != nil,
  CollectionDifference<Int>([
    .insert(offset: 0, element: 1, associatedWith: nil),
    .insert(offset: 0, element: 2, associatedWith: nil),
  ]) == nil)
// expect: true true
print(
  CollectionDifference<Int>([.insert(offset: 0, element: 1, associatedWith: 4)]) == nil,
  new.difference(from: old) == difference, [Int]().difference(from: []).isEmpty)
// expect: true true true
