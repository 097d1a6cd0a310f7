func run(_ count: Int) -> Int {
  var sum = 0
  var i = 0
  while i < count {
    if i % 3 == 0 { sum += i } else { sum -= 1 }
    i += 1
  }
  return sum
}
print(run(COUNT))
