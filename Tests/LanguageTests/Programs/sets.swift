// swift-format-ignore-file
var s: Set<Int> = [1, 2, 2]
print(s.count, s.contains(1))  // expect: 2 true
s.insert(3)
print(s.sorted())  // expect: [1, 2, 3]
// expect: 1 [2, 3, 9] [3] [2]
print(s.remove(1) ?? 0, s.union([9]).sorted(), s.intersection([3]).sorted(), s.subtracting([3]))
let t = Set(["a", "b", "a"])
print(t.count, t.isEmpty)  // expect: 2 false
for x in s.sorted() { print(x) }  // expect: 2 // expect: 3
