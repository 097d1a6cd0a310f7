// swift-format-ignore-file
// expect: ReversedCollection<Array<Int>>(_base: [1, 2])
// expect: ReversedCollection<String>(_base: "ab")
// expect: ReversedCollection<ClosedRange<Int>>(_base: ClosedRange(1...3))
print([1, 2].reversed()); print("ab".reversed()); print((1...3).reversed())
// expect: [2, 3] // expect: he // expect: 2
print([1, 2, 3][1...]); print("hello".prefix(2)); print([1, 2].lazy.map { $0 }.count)
// expect: Swift.StrideTo<Swift.Int> // expect: Swift.StrideThrough<Swift.Double> // expect: [3, 2, 1, 0]
print(stride(from: 0, to: 4, by: 2)); print(stride(from: 0.0, through: 1, by: 0.5)); print(Array(stride(from: 3, through: 0, by: -1)))
// expect: 1...3 1..<3 PartialRangeThrough<Int>(upperBound: 3) PartialRangeUpTo<Int>(upperBound: 3) PartialRangeFrom<Int>(lowerBound: 3) a...c
// expect: 2
print(1...3, 1..<3, ...3, ..<3, 3..., "a"..."c"); print((1...3).lazy.filter { $0 > 1 }.first!)
// expect: ["(offset: 0, element: 1)", "(offset: 1, element: 2)"] ["(1, \"a\")"] 2
print([1, 2].enumerated().map { "\($0)" }, zip([1], ["a"]).map { "\($0)" }, Array(zip(1..., "ab")).count)
// expect: ["k": 1] [1: ["a"]] [:] [5] [] [nil, Optional(1)] [(1, "a")]
print(["k": 1], [1: ["a"]], [:] as [Int: Int], Set([5]), [] as [Int], [nil, 1] as [Int?], [(1, "a")])
// expect: ["a", "b"] ["a": "b"] ["x"] a s [1.0, 2.5] [true]
print(["a", "b"], ["a": "b"], [Character("x")], "a" as Character, Substring("s"), [1.0, 2.5], [true])
// expect: Repeated<String>(count: 2, repeatedValue: "x") [0, 0] CollectionOfOne(3) EmptyCollection<Int>()
print(repeatElement("x", count: 2), Array(repeatElement(0, count: 2)), CollectionOfOne(3), EmptyCollection<Int>())
// expect: ["k"] [1] (key: "k", value: 1) ["(key: \"k\", value: 1)"] 0..<2 2
print(["k": 1].keys, ["k": 1].values, ["k": 1].first!, ["k": 1].map { "\($0)" }, [3, 4].indices, "é".utf8.count)
// expect: ReversedCollection<Array<Int>> ArraySlice<Int> ClosedRange<Int> LazySequence<Array<Int>> Zip2Sequence<Array<Int>, Array<Int>> EnumeratedSequence<Array<Int>>
print(type(of: [1].reversed()), type(of: [1][0...]), type(of: (1...2)), type(of: [1].lazy), type(of: zip([1], [2])), type(of: [1].enumerated()))
// expect: StrideTo<Int> ReversedCollection<String> PartialRangeFrom<Int> Keys Substring LazyMapSequence<Array<Int>, Int>
print(type(of: stride(from: 1, to: 2, by: 1)), type(of: "a".reversed()), type(of: 1...), type(of: ["a": 1].keys), type(of: "ab".prefix(1)), type(of: [1].lazy.map { $0 }))
// expect: Swift.ReversedCollection<Swift.Array<Swift.Int>>(_base: [1, 2]) ClosedRange(1...2) ClosedRange("a"..."b") [1: "x"] Set(["y"]) ArraySlice([1]) Optional("z")
debugPrint([1, 2].reversed() as ReversedCollection<[Int]>, 1...2, "a"..."b", [1: "x"], Set(["y"]), [1][...], Optional("z") as Any)
