let words = ["a", "bc"]
let n = 1
print(words.map { "\($0)!" }.first?.count != n, words.map { "\($0)" }.first?.count == n)
print(words.map { "\($0)" }.last?.count ?? 0 > words.joined(separator: "+").utf8.count)
print((words.map { _ in "x" }.first?.count ?? 5) * 2)
// expect: true true
// expect: false
// expect: 2
