// swift-format-ignore-file
// The key in the subscript is of the type of the elements.
print(Array("aab").reduce(into: [:]) { $0[$1, default: 0] += 1 }["a"]!)  // expect: 2
print(Set("aab").reduce(into: [:]) { $0[$1] = "\($1)" }["b"]!)  // expect: b
print(Array("aab").reversed().reduce(into: [:]) { $0[$1, default: 0] += 1 }["c"] ?? 0)  // expect: 0
