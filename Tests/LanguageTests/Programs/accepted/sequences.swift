// swift-format-ignore-file
let it = [1].makeIterator()
let seq = sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }
for x in seq { print(x) }  // expect: 1 // expect: 2 // expect: 3
