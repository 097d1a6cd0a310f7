func run(_ count: Int) -> Int {
  var numbers: [Int] = []
  var seed = 12_345
  for _ in 0..<count {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    numbers.append(seed)
  }
  let sorted = numbers.sorted { $0 < $1 }
  return sorted[0] + sorted[count - 1]
}
print(run(COUNT))
