// swift-format-ignore-file
let n = 5
let d = 2.5
let s = "hello"
for i in 0...s.count { print(i) }
for (i, x) in [1, 2].enumerated() { print(i, x) }
for i in 0..<n where i { print(i) }  // error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
for i in 0..<n where i % 2 == 0 { print(i) }
let r: Range<Int> = 0...5  // error: cannot convert value of type 'ClosedRange<Int>' to specified type 'Range<Int>'
let q: ClosedRange<Int> = 0...5
print(s[0..<2])  // error: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.
print([1, 2, 3][0..<2], q)
