// swift-format-ignore-file
// Integers beside members such as `.nan` become numbers that have the members.
print([3, .nan, 1].min()!)
print([3, .infinity].max()!, [1, .pi].count, [.pi, 2][1])
let r = [1, 2, .infinity]
print(r)
print([1, .zero], [1, .max].count, type(of: [1, .min]), ["a": 1, "b": .nan].count)
print(max(1, .infinity))
// expect: 1.0
// expect: inf 2 2.0
// expect: [1.0, 2.0, inf]
// expect: [1, 0] 2 Array<Int> 2
// expect: inf
