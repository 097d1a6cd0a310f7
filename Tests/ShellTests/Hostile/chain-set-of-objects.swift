// status: 0
// swift-format-ignore-file
final class N: Hashable { var s: Set<N> = []
 static func == (a: N, b: N) -> Bool { a === b }
 func hash(into h: inout Hasher) { h.combine(1) } }
var x = N()
for _ in 0..<100_000 { let y = N(); y.s = [x]; x = y }
print("made"); x = N(); print("freed")
