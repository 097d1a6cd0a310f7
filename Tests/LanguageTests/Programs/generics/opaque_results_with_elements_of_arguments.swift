// swift-format-ignore-file
func missing<B: Sequence>(_ b: B) -> some Sequence<B.Element?> { b.map { _ in nil as B.Element? } }
for y in missing("ab") { print(y ?? "-") }
for y in missing([1]) { print(y ?? 7) }
for y in missing([1.5]) { print(y ?? 7) }
func pairs<B: Sequence>(_ b: B) -> some Sequence<(Int, B.Element?)> { b.map { _ in (1, nil as B.Element?) } }
for (x, y) in pairs("ab") { print(x, y ?? "-") }
for y in pairs("ab") { print(y.1 ?? "-", type(of: y)) }
func both<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> some Sequence<(A.Element?, B.Element?)> { b.map { _ in (nil as A.Element?, nil as B.Element?) } }
for (x, y) in both([1], "ab") { print(x ?? 3, y ?? "-") }
for (x, y) in both([1], "ab") { let c: Character = y ?? "-"; print(c) }
// expect: -
// expect: -
// expect: 7
// expect: 7.0
// expect: 1 -
// expect: 1 -
// expect: - (Int, Optional<Character>)
// expect: - (Int, Optional<Character>)
// expect: 3 -
// expect: 3 -
// expect: -
// expect: -
