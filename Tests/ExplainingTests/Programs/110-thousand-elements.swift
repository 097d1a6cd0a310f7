//? A thousand elements are told in a few lines.
let (numbers, continuation) = AsyncStream<Int>.makeStream()
let sum = Task {
  var sum = 0
  for await number in numbers { sum += number }
  return sum
}
for number in 1...1000 { continuation.yield(number) }
continuation.finish()
print(await sum.value)
