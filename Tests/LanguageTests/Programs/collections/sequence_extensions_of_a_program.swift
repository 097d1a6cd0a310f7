// swift-format-ignore-file
extension Sequence { func windows(_ n: Int) -> [[Element]] { let a = Array(self); return a.count < n ? [] : (0...(a.count - n)).map { Array(a[$0..<($0 + n)]) } }
  func grouped<K: Hashable & Comparable>(by key: (Element) throws -> K) rethrows -> [(K, [Element])] { try Dictionary(grouping: self, by: key).sorted { $0.key < $1.key }.map { ($0.key, $0.value) } } }
extension Collection { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }; var middle: Element? { isEmpty ? nil : self[index(startIndex, offsetBy: count / 2)] } }
extension Sequence where Element: Hashable { var unique: [Element] { var seen: Set<Element> = []; return filter { seen.insert($0).inserted } }; var tally: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } } }
extension Array where Element == Double { var average: Double { isEmpty ? 0 : reduce(0, +) / Double(count) } }
extension Dictionary where Value == Int { var top: Key? { self.max { $0.value < $1.value }?.key } }
extension RangeReplaceableCollection { mutating func removeFirst(where p: (Element) -> Bool) -> Element? { guard let i = firstIndex(where: p) else { return nil }; return remove(at: i) } }
// expect: [[1, 2], [2, 3], [3, 4]] [["a", "b"], ["b", "c"]] true nil e [1, 2, 3] ["b", "a", "n"] a 1.75
print((1...4).windows(2), "abc".windows(2), [1].windows(2).isEmpty, [3, 1, 2][safe: 5] as Any, "hey".middle!, [1, 2, 1, 3].unique, "banana".unique, "banana".tally.top!, [1.0, 2.5].average)
// expect: 3 ["fig"] // expect: 4 ["kiwi", "pear"] // expect: 5 ["apple"]
for (k, v) in ["fig", "apple", "kiwi", "pear"].grouped(by: \.count) { print(k, v) }
// expect: Optional(2) [1, 3] Optional("b") ac
var list = [1, 2, 3], text = "abc"; print(list.removeFirst { $0 > 1 } as Any, list, text.removeFirst { $0 == "b" } as Any, text)
// The library's own code doesn't see the subscript.
extension Array { subscript(i: Int) -> String { "x" } }
var unsorted = [3, 1, 2]
unsorted.sort()
unsorted.swapAt(0, 2)
print(unsorted)  // expect: [3, 2, 1]
