//? T1 is cancelled and counts to the end, because its loop never asks whether the task is cancelled.
func steps(_ count: Int) async -> Int {
  var sum = 0
  for number in 1...count {
    sum += number
    if number % 10 == 0 { await Task.yield() }
  }
  return sum
}
let sum = Task { await steps(100) }
sum.cancel()
print(await sum.value)
