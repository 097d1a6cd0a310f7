// swift-format-ignore-file
// Defaults of the most refined protocol; slices of collections that can be changed.
struct A: MutableCollection, RandomAccessCollection { var s: [Int]; var startIndex: Int { 0 }; var endIndex: Int { s.count }; subscript(i: Int) -> Int { get { s[i] } set { s[i] = newValue } } }
var a = A(s: [3, 1, 2]); a.sort(); print(a.s, a.count, Array(a.reversed()))
struct R: RangeReplaceableCollection {
  var s: [Int] = []; init() {}
  var startIndex: Int { 0 }; var endIndex: Int { s.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int { s[i] }
  mutating func replaceSubrange<C: Collection<Int>>(_ r: Range<Int>, with c: C) { s.replaceSubrange(r, with: c) } }
var r = R(); r.append(1); r.append(contentsOf: [4, 5]); r.remove(at: 0); print(r.s, r.count, Array(r.dropFirst()))
// expect: [1, 2, 3] 3 [3, 2, 1]
// expect: [4, 5] 2 [5]
