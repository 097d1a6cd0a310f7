// How often the closures of lazy collections run.
var asked = 0
@MainActor func count(_ action: () -> Any) {
  asked = 0
  let result = action()
  print(result, asked)
}
let large = (1...10).lazy.filter { element in
  asked += 1
  return element > 3
}
count { large.underestimatedCount }  // expect: 0 0
count { large.contains(5) }  // expect: true 1
count { large.contains(2) }  // expect: false 1
let even = [1, 2, 3, 4, 5, 6].lazy.filter { element in
  asked += 1
  return element % 2 == 0
}
count { even.contains(4) }  // expect: true 5
count { even.distance(from: even.startIndex, to: even.endIndex) }  // expect: 3 6
let doubled = large.map { element in
  asked += 100
  return element * 2
}
count { Array(doubled.prefix(2)) }  // expect: [8, 10] 212
count { doubled.prefix(2).count }  // expect: 2 12
count { doubled.first! }  // expect: 8 104
count { doubled.dropFirst(2).first! }  // expect: 12 107
var numbers = [0]
count {
  numbers.insert(contentsOf: even, at: 0)
  return numbers
}  // expect: [2, 4, 6, 0] 12
