print(zip([1, 2], [3, 4]).map(*), zip(["a"], ["b"]).map(+))
print(zip([1.5, 2], [3, 4]).map(+))
let sums: [Int] = zip([1, 2], [3, 4]).map(+)
print(sums, zip([1, 2].map { $0 * 2 }, [3, 4]).map(&+))
print(zip(["tan", ""].map { $0.count }, [20, 4, 9]).map(&+).filter { $0 > 8 }.count)
// expect: [3, 8] ["ab"]
// expect: [4.5, 6.0]
// expect: [4, 6] [5, 8]
// expect: 1
