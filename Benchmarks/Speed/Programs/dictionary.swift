func run(_ count: Int) -> Int {
  let words = (0..<1_000).map { "word\($0)" }
  var counts: [String: Int] = [:]
  for _ in 0..<count {
    for word in words { counts[word, default: 0] += 1 }
  }
  var sum = 0
  for word in words { if let count = counts[word] { sum += count } }
  return sum
}
print(run(COUNT))
