// swift-format-ignore-file
let it = [1].makeIterator()  // error: value of type '[Int]' has no member 'makeIterator'
let seq = sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }  // error: cannot find 'sequence' in scope
for x in seq { print(x) }
