// swift-format-ignore-file
struct Lines: BidirectionalCollection { let text: [Character]; struct Index: Comparable { let offset: Int; static func < (a: Index, b: Index) -> Bool { a.offset < b.offset } }
  init(_ s: String) { text = Array(s) }
  var startIndex: Index { Index(offset: 0) }; var endIndex: Index { Index(offset: text.count) }
  func index(after i: Index) -> Index { Index(offset: Swift.min(text.count, end(i.offset) + 1)) }
  func index(before i: Index) -> Index { var o = i.offset - 1; while o > 0, text[o - 1] != "\n" { o -= 1 }; return Index(offset: o) }
  private func end(_ o: Int) -> Int { var e = o; while e < text.count, text[e] != "\n" { e += 1 }; return e }
  subscript(i: Index) -> String { String(text[i.offset..<end(i.offset)]) } }
let lines = Lines("one\ntwo\nthree")
// expect: ["one", "two", "three"] 3 three ["three", "two", "one"] two [3, 3, 5]
print(Array(lines), lines.count, lines.last!, Array(lines.reversed()), lines.dropFirst().first!, lines.map(\.count))
// expect: 4 three 3 false
print(lines.firstIndex(of: "two")!.offset, lines[lines.index(before: lines.endIndex)], Array(lines.indices).count, lines.contains("four"))
