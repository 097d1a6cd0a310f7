// swift-format-ignore-file
// An index of the end has no offset of its own, and elements are only reached from the back of a base with random
// access.
let words = ["a", "b", "c"].enumerated()
print(type(of: words.reversed()), type(of: "abc".enumerated().reversed()))
print(words.last!, words.count, words.suffix(2).map(\.offset))
print(words[words.index(words.endIndex, offsetBy: -1)], words.index(before: words.endIndex) < words.endIndex)
print(words.distance(from: words.startIndex, to: words.endIndex))
print(words.distance(from: words.index(after: words.startIndex), to: words.index(words.startIndex, offsetBy: 2)))
print(words.index(words.endIndex, offsetBy: -4, limitedBy: words.startIndex) as Any)
let letters = "xyz".enumerated()
print(letters[letters.index(letters.startIndex, offsetBy: 2)], letters.isEmpty, letters.dropFirst().first!)

struct Counted: Collection {
  var startIndex: Int { print("start", terminator: " "); return 0 }
  var endIndex: Int { print("end", terminator: " "); return 2 }
  func index(after i: Int) -> Int { print("after", terminator: " "); return i + 1 }
  subscript(i: Int) -> Int { print("get", terminator: " "); return i * 10 }
}
print(Counted().firstIndex(of: 10)!)
print(Counted().firstIndex { $0 == 10 }!)
let pairs = Counted().enumerated()
print(pairs[pairs.startIndex])
// expect: ReversedCollection<EnumeratedSequence<Array<String>>> Array<(offset: Int, element: Character)>
// expect: (offset: 2, element: "c") 3 [1, 2]
// expect: (offset: 2, element: "c") true
// expect: 3
// expect: 1
// expect: nil
// expect: (offset: 2, element: "z") false (offset: 1, element: "y")
// expect: start end get after end get 1
// expect: start end get after end get 1
// expect: start start end get (offset: 0, element: 0)
