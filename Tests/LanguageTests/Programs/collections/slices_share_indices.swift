// swift-format-ignore-file
var a = [10, 20, 30, 40, 50]
let s = a[1..<4]
// expect: [20, 30, 40] 1 4 30 20 1..<4 3 2
print(s, s.startIndex, s.endIndex, s[2], s.first!, s.indices, s.count, s.firstIndex(of: 30)!)
a[1...2] = [7]
print(a, s, Array(s)[0])  // expect: [10, 7, 40, 50] [20, 30, 40] 20
a[0..<2].sort(by: >); a.replaceSubrange(1..<2, with: [1, 2, 3]); print(a)  // expect: [10, 1, 2, 3, 40, 50]
// expect: [2, 3, 40, 50] [] [] [3, 40, 50] [2, 3] [2, 3]
a.removeSubrange(..<2); print(a, a[a.count...], a.dropFirst(9), a.suffix(from: 1), a.prefix(upTo: 2), a.prefix(through: 1))
// expect: [0, 40, 50, 99] [2, 3, 40, 50] 1 0 2
var t = a[1...]; t.append(99); t[1] = 0; print(t, a, t.startIndex, t.removeFirst(), t.startIndex)
// expect: [ArraySlice([2, 3, 40, 50])] [ArraySlice([1]), ArraySlice([2]), ArraySlice([3])] [ArraySlice([1]), ArraySlice([2, 0])] ["a", "b", "c"] ["a", "b", "", "c"]
print(a.split(separator: 30), [1, 0, 2, 0, 0, 3].split(separator: 0), [1, 0, 2, 0].split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false), "a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false).map(String.init))
// expect: [ArraySlice([1, 2]), ArraySlice([3, 4])] [3, 2] true
print([1, 2, 3, 4].chunks(2), Array([1, 2, 3][1...].reversed()), [1, 2, 3].dropFirst().map { $0 } == [2, 3])
extension Array { func chunks(_ n: Int) -> [ArraySlice<Element>] { stride(from: 0, to: count, by: n).map { self[$0..<Swift.min($0 + n, count)] } } }
