// swift-format-ignore-file
nonisolated(unsafe) var n = 0
func c(_ t: Int) -> Int { n += 1; return t }
func show(_ a: [Int]) { print(a, n); n = 0 }
show((1...20).lazy.map { c($0) }.filter { $0 % 2 == 0 }.prefix(3).map { $0 })
show([1, 2, 3, 4].lazy.map { c($0) }.filter { $0 % 2 == 0 })
show([1, 2, 3, 4].lazy.map { c($0) }.filter { $0 % 2 == 0 }.map { $0 + 1 })
show([1, 2, 3, 4].lazy.map { c($0) }.map { $0 + 1 })
show(Array([1, 2, 3, 4].lazy.map { c($0) }.filter { $0 % 2 == 0 }))
show(Array([1, 2, 3, 4].lazy.filter { c($0) % 2 == 0 }.map { $0 + 1 }))
show(Array([1, 2, 3, 4].lazy.filter { c($0) % 2 == 0 }.map { $0 + 1 }.prefix(1)))
print([1, 2, 3, 4].lazy.map { c($0) }.filter { $0 % 2 == 0 }.first!, n); n = 0
print([1, 2, 3, 4].lazy.map { c($0) }.filter { $0 % 2 == 0 }.count, n); n = 0
print([1, 2, 3, 4].lazy.map { c($0) }.contains(2), n); n = 0
print([1, 2, 3, 4].lazy.map { c($0) }.reduce(0, +), n); n = 0
print([1, 2, 3, 4].lazy.map { c($0) }.last!, n); n = 0
print([1, 2, 3, 4].lazy.map { c($0) }.max()!, n); n = 0
print([1, 2, 3, 4].lazy.map { c($0) }.sorted(by: >), n); n = 0
print([1, 2, 3, 4].lazy.map { c($0) }.isEmpty, n); n = 0
print([1, 2, 3, 4].lazy.filter { c($0) > 2 }.isEmpty, n); n = 0
print([1, 2, 3, 4].lazy.filter { c($0) > 2 }.last!, n); n = 0
print([1, 2, 3, 4].lazy.map { c($0) }[2], n); n = 0
for x in [1, 2, 3, 4].lazy.map({ c($0) }).dropFirst(2) { print(x, n) }; n = 0
print(Array([1, 2, 3, 4].lazy.map { c($0) }.reversed()), n); n = 0
print([1, 2, 3, 4].lazy.compactMap { c($0) > 2 ? "\($0)" : nil }.joined(), n); n = 0
print([1, 2, 3, 4].lazy.map { c($0) }.enumerated().map { $0.offset + $0.element }, n); n = 0
print(Array(zip([1, 2, 3, 4].lazy.map { c($0) }, [1, 2])).count, n); n = 0
let s = [1, 2, 3, 4].lazy.map { c($0) }
print(n, s.first!, n, s.first!, n); n = 0
print(Array(s.drop { $0 < 3 }), n); n = 0
print(Array(s.prefix { $0 < 3 }), n); n = 0
print(s.firstIndex(of: 3)!, n); n = 0
print(s.count, n, s.underestimatedCount); n = 0
print(s.map { $0 }.count, n, type(of: s.map { $0 })); n = 0
print(s.flatMap { [$0, $0] }.count, n); n = 0
print(Set(s).count, n); n = 0
print(s.min { $0 > $1 }!, n); n = 0
print(s.allSatisfy { $0 < 3 }, n); n = 0
print(s.elementsEqual([1, 2, 3, 4]), n); n = 0
print("\(s.split(separator: 2).count)", n); n = 0
struct Noisy: Collection {
  var startIndex: Int { print("start"); return 0 }
  var endIndex: Int { print("end"); return 2 }
  func index(after i: Int) -> Int { print("after", i); return i + 1 }
  subscript(i: Int) -> String { print("at", i); return "e\(i)" }
}
print(Noisy().map { $0 })
print(Noisy().filter { $0 == "e1" })
print(Noisy().first!, Noisy().reduce("", +), Noisy().contains("e1"), Noisy().sorted())
for x in Noisy() { print(x) }
print(Array(Noisy()), Noisy().count, Noisy().dropFirst().map { $0 }, Noisy().compactMap { Int($0) }, Noisy().flatMap { [$0] }, Noisy().joined())
let f = [1, 2].lazy.filter { $0 > 0 }.filter { $0 > 1 }
print(type(of: f), Array(f))
let g = [1].lazy.map { $0 + 1 }.map { "\($0)" }
print(type(of: g), Array(g))
let h = [1].lazy.compactMap { $0 as Int? }.map { $0 + 1 }
print(type(of: h))
let i = [1].lazy.map { $0 }.reversed()
print(type(of: i))
let k = [1].lazy.filter { _ in true }.compactMap { $0 as Int? }.compactMap { $0 as Int? }
print(type(of: k))
let l = [1].lazy.prefix(1).dropFirst()
print(type(of: l))
let m = [[1]].lazy.flatMap { $0 }
print(type(of: m))
let o = [1].lazy.drop { $0 > 1 }.prefix { $0 < 5 }
print(type(of: o))
let q = [1].lazy.enumerated().map { $0.offset }
print(type(of: q))
// expect: [2, 4, 6] 25
// expect: [2, 4] 4
// expect: [3, 5] 10
// expect: [2, 3, 4, 5] 4
// expect: [2, 4] 4
// expect: [3, 5] 4
// expect: [3] 8
// expect: 2 3
// expect: 2 4
// expect: true 2
// expect: 10 4
// expect: 4 1
// expect: 4 4
// expect: [4, 3, 2, 1] 4
// expect: false 0
// expect: false 3
// expect: 4 4
// expect: 3 1
// expect: 3 1
// expect: 4 2
// expect: [4, 3, 2, 1] 4
// expect: LazySequence<FlattenSequence<LazyMapSequence<LazyFilterSequence<LazyMapSequence<Array<Int>, Optional<String>>>, String>>>(_base: Swift.FlattenSequence<Swift.LazyMapSequence<Swift.LazyFilterSequence<Swift.LazyMapSequence<Swift.Array<Swift.Int>, Swift.Optional<Swift.String>>>, Swift.String>>(_base: Swift.LazyMapSequence<Swift.LazyFilterSequence<Swift.LazyMapSequence<Swift.Array<Swift.Int>, Swift.Optional<Swift.String>>>, Swift.String>(_base: Swift.LazyFilterSequence<Swift.LazyMapSequence<Swift.Array<Swift.Int>, Swift.Optional<Swift.String>>>(_base: Swift.LazyMapSequence<Swift.Array<Swift.Int>, Swift.Optional<Swift.String>>(_base: [1, 2, 3, 4], _transform: (Function)), _predicate: (Function)), _transform: (Function)))) 0
// expect: [1, 3, 5, 7] 4
// expect: 2 3
// expect: 0 1 1 1 2
// expect: [3, 4] 4
// expect: [1, 2] 3
// expect: 2 3
// expect: 4 0 4
// expect: 4 0 LazyMapSequence<Array<Int>, Int>
// expect: 8 5
// expect: 4 4
// expect: 4 4
// expect: false 3
// expect: true 4
// expect: 2 4
// expect: start
// expect: end
// expect: after 0
// expect: after 1
// expect: start
// expect: at 0
// expect: after 0
// expect: at 1
// expect: after 1
// expect: end
// expect: ["e0", "e1"]
// expect: start
// expect: end
// expect: at 0
// expect: after 0
// expect: end
// expect: at 1
// expect: after 1
// expect: end
// expect: ["e1"]
// expect: start
// expect: end
// expect: at 0
// expect: start
// expect: end
// expect: at 0
// expect: after 0
// expect: end
// expect: at 1
// expect: after 1
// expect: end
// expect: start
// expect: end
// expect: at 0
// expect: after 0
// expect: end
// expect: at 1
// expect: after 1
// expect: start
// expect: end
// expect: after 0
// expect: after 1
// expect: start
// expect: end
// expect: at 0
// expect: after 0
// expect: end
// expect: at 1
// expect: after 1
// expect: end
// expect: e0 e0e1 true ["e0", "e1"]
// expect: start
// expect: end
// expect: at 0
// expect: after 0
// expect: e0
// expect: end
// expect: at 1
// expect: after 1
// expect: e1
// expect: end
// expect: start
// expect: end
// expect: after 0
// expect: after 1
// expect: start
// expect: end
// expect: at 0
// expect: after 0
// expect: end
// expect: at 1
// expect: after 1
// expect: end
// expect: start
// expect: end
// expect: after 0
// expect: after 1
// expect: start
// expect: end
// expect: after 0
// expect: end
// expect: start
// expect: end
// expect: after 1
// expect: at 1
// expect: after 1
// expect: start
// expect: end
// expect: at 0
// expect: after 0
// expect: end
// expect: at 1
// expect: after 1
// expect: end
// expect: start
// expect: end
// expect: at 0
// expect: after 0
// expect: end
// expect: at 1
// expect: after 1
// expect: end
// expect: start
// expect: end
// expect: after 0
// expect: after 1
// expect: start
// expect: end
// expect: at 0
// expect: after 0
// expect: end
// expect: at 1
// expect: after 1
// expect: end
// expect: ["e0", "e1"] 2 ["e1"] [] ["e0", "e1"] e0e1
// expect: LazyFilterSequence<Array<Int>> [2]
// expect: LazyMapSequence<Array<Int>, String> ["2"]
// expect: LazyMapSequence<LazyFilterSequence<LazyMapSequence<Array<Optional<Int>>, Optional<Int>>>, Int>
// expect: ReversedCollection<LazyMapSequence<Array<Int>, Int>>
// expect: LazyMapSequence<LazyFilterSequence<LazyMapSequence<LazyMapSequence<LazyFilterSequence<LazyMapSequence<LazyFilterSequence<Array<Optional<Int>>>, Optional<Int>>>, Int>, Optional<Int>>>, Int>
// expect: Slice<LazySequence<Array<Int>>>
// expect: LazySequence<FlattenSequence<LazyMapSequence<Array<Array<Int>>, Array<Int>>>>
// expect: LazyPrefixWhileSequence<LazyDropWhileSequence<Array<Int>>>
// expect: Array<Int>
