dump(zip([1], ["a"]))
// expect: ▿ Swift.Zip2Sequence<Swift.Array<Swift.Int>, Swift.Array<Swift.String>>
// expect:   ▿ _sequence1: 1 element
// expect:     - 1
// expect:   ▿ _sequence2: 1 element
// expect:     - "a"
dump([1].enumerated())
// expect: ▿ Swift.EnumeratedSequence<Swift.Array<Swift.Int>>
// expect:   ▿ _base: 1 element
// expect:     - 1
dump(KeyValuePairs(dictionaryLiteral: ("a", 1)))
// expect: ▿ ["a": 1]
// expect:   ▿ _elements: 1 element
// expect:     ▿ (2 elements)
// expect:       - .0: "a"
// expect:       - .1: 1
dump([1].reversed())
// expect: ▿ Swift.ReversedCollection<Swift.Array<Swift.Int>>
// expect:   ▿ _base: 1 element
// expect:     - 1
dump([[1]].joined())
// expect: ▿ Swift.FlattenSequence<Swift.Array<Swift.Array<Swift.Int>>>
// expect:   ▿ _base: 1 element
// expect:     ▿ 1 element
// expect:       - 1
print(zip([1], ["a"]), [1].enumerated(), [1].reversed())
// expect: Zip2Sequence<Array<Int>, Array<String>>(_sequence1: [1], _sequence2: ["a"]) EnumeratedSequence<Array<Int>>(_base: [1]) ReversedCollection<Array<Int>>(_base: [1])
