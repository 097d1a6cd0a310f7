let numbered = Dictionary(uniqueKeysWithValues: zip("abc", 1...))
print(numbered.count, numbered["b"] ?? 0)
print(
  Dictionary(zip("abca", 1...)) { first, _ in first }.sorted { $0.key < $1.key }.map {
    "\($0.key)\($0.value)"
  })
print(Set(zip("aab", 1...).map { $0.0 }).count)
// expect: 3 2
// expect: ["a1", "b2", "c3"]
// expect: 2
