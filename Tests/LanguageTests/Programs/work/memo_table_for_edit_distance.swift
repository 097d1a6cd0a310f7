// swift-format-ignore-file
func editDistance(_ a: String, _ b: String) -> Int {
  let a = Array(a), b = Array(b)
  struct Key: Hashable { let i, j: Int }
  var memo: [Key: Int] = [:]
  func distance(_ i: Int, _ j: Int) -> Int {
    let key = Key(i: i, j: j)
    if let known = memo[key] { return known }
    let result: Int
    switch (i, j) {
    case (0, let n), (let n, 0): result = n
    case _ where a[i - 1] == b[j - 1]: result = distance(i - 1, j - 1)
    default: result = 1 + min(distance(i - 1, j), distance(i, j - 1), distance(i - 1, j - 1))
    }
    memo[key] = result
    return result
  }
  return distance(a.count, b.count)
}
// expect: kitten sitting 3 // expect: abc 3 // expect: same same 0 // expect: flaw lawn 2
for (a, b) in [("kitten", "sitting"), ("", "abc"), ("same", "same"), ("flaw", "lawn")] { print(a, b, editDistance(a, b)) }
func suggestions(for word: String, in words: [String], limit: Int = 2) -> [String] {
  words.map { (word: $0, distance: editDistance(word, $0)) }
    .filter { $0.distance <= 3 }
    .sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }
    .prefix(limit).map(\.word)
}
// expect: ["print", "paint"]
print(suggestions(for: "pritn", in: ["print", "point", "paint", "debug", "sprint"]))
