// swift-format-ignore-file
print([1, 2].reversed())  // expect: ReversedCollection<Array<Int>>(_base: [1, 2])
let a: [Int] = [1, 2].reversed()
print(a)  // expect: [2, 1]
for n in (1...3).reversed() { print(n) }  // expect: 3 // expect: 2 // expect: 1
