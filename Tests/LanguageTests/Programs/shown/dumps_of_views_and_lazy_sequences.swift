dump("ab".unicodeScalars)
// expect: ▿ StringUnicodeScalarView("ab")
// expect:   - "a"
// expect:   - "b"
dump("a".utf16)
// expect: ▿ StringUTF16("a")
// expect:   - 97
dump("a".utf8)
// expect: ▿ UTF8View("a")
// expect:   - 97
dump([1].lazy.filter { $0 > 1 }.map { $0 + 1 })
// expect: ▿ Swift.LazyMapSequence<Swift.LazyFilterSequence<Swift.Array<Swift.Int>>, Swift.Int>
// expect:   ▿ _base: Swift.LazyFilterSequence<Swift.Array<Swift.Int>>
// expect:     ▿ _base: 1 element
// expect:       - 1
// expect:     - _predicate: (Function)
// expect:   - _transform: (Function)
dump([1].lazy)
// expect: ▿ Swift.LazySequence<Swift.Array<Swift.Int>>
// expect:   ▿ _base: 1 element
// expect:     - 1
print("ab".utf8, ["ab".utf8], Mirror(reflecting: "ab".utf8).children.count)
// expect: ab [UTF8View("ab")] 2
debugPrint("ab".unicodeScalars, "ab".utf16)
// expect: StringUnicodeScalarView("ab") StringUTF16("ab")
