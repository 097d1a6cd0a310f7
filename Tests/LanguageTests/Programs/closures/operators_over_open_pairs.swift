let numbers = [1, 2]
let words = ["a", "bcd"]
print(zip(numbers.prefix { $0 < 9 }.map { $0 }, words.map(\.count)).map(&+))
print(
  zip(words.map { $0.count }, numbers.reduce(into: []) { $0.insert($1, at: 0) }).map(+)
    .filter { $0 > 2 }.count)
// expect: [2, 5]
// expect: 2
