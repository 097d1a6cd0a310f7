// swift-format-ignore-file
class D1 { var extra = "e"; let fix = 1 }
class B2 { var v = 1 }
class D2: B2 { var extra = "e" }
let d1 = D1(), d2 = D2()
print([d1].map(\D1.extra))
print([d1].map(\D1.fix))
print([d1].map(\.extra))
print([d2].map(\D2.extra), [d2].map(\D2.v), [d2].map(\B2.v), [d2].map(\.v))
print([d2].filter(\D2.extra.isEmpty).count, [d2].sorted { $0.v < $1.v }.map(\D2.extra))
// expect: ["e"]
// expect: [1]
// expect: ["e"]
// expect: ["e"] [1] [1] [1]
// expect: 0 ["e"]
