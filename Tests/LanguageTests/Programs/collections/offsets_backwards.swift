// swift-format-ignore-file
// Offsets backwards and from the end, in collections that are bidirectional under a condition.
let e = ["a", "b", "c", "d"].enumerated()
// expect: ["a", "b", "c"] [2, 3] (offset: 3, element: "d") (offset: 3, element: "d") 4
print(e.dropLast(1).map(\.element), e.suffix(2).map(\.offset), e.last!, e.reversed().first!, e.count)
// expect: true (offset: 2, element: "c")
print(e.index(e.endIndex, offsetBy: -2) < e.endIndex, e[e.index(e.endIndex, offsetBy: -2)])
let f = [[1, 2], [], [3], []].joined()
// expect: [1] [2, 3] 2 -3
print(Array(f.dropLast(2)), Array(f.suffix(2)), f[f.index(f.endIndex, offsetBy: -2)], f.distance(from: f.endIndex, to: f.startIndex))
let z = (1...10).lazy.filter { $0 > 2 }
// expect: [3, 4, 5, 6, 7, 8] [9, 10] 9 -8
print(Array(z.dropLast(2)), Array(z.suffix(2)), z[z.index(z.endIndex, offsetBy: -2)], z.distance(from: z.endIndex, to: z.startIndex))
let m = z.map { $0 * 2 }
// expect: [6, 8, 10, 12, 14, 16] [18, 20] 18 -8
print(Array(m.dropLast(2)), Array(m.suffix(2)), m[m.index(m.endIndex, offsetBy: -2)], m.distance(from: m.endIndex, to: m.startIndex))
// expect: 3 [20, 18, 16]
print(Array(m.indices.dropLast(5)).count, Array(m.reversed().dropLast(5)))
let l = [1, 2, 3].lazy
// expect: [1, 2] 3 2
print(Array(l.dropLast()), l.suffix(1).first!, l.index(l.endIndex, offsetBy: -1))
let pw = (1...10).lazy.prefix(while: { $0 < 5 })
print(Array(pw.dropFirst()), pw.count)  // expect: [2, 3, 4] 4
let dw = (1...10).lazy.drop(while: { $0 < 5 })
print(Array(dw.dropFirst()), dw.count)  // expect: [6, 7, 8, 9, 10] 6
