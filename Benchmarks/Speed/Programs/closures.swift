func run(_ count: Int) -> Int {
  let numbers = Array(0..<count)
  let offset = 3
  return numbers.map { $0 + offset }.filter { $0 % 2 == 0 }.reduce(0) { $0 + $1 }
}
print(run(COUNT))
