// swift-format-ignore-file
let prices = [1, 2]
print(prices.map { price in let half = Double(price) / 2; return half }.reduce(0, +))
print([1.5, 2].map { price in let twice = price * 2; return twice }.reduce(0, +))
print([1, 2].map { price in let more = price * 1.5; return more }.reduce(0, +))
print((1...3).map { price in let more = Double(price) * 1.5; return more }.reduce(0, +))
print((1...3).map { price in let twice = price * 2; return twice }.reduce(0, +))
print(prices.map { price in let text = "\(price)"; return text }.reduce("", +))
let total = prices.enumerated().map { index, price in
  let weighed = Double(price * index)
  return weighed
}.reduce(0, +) / Double(prices.count)
print(total)
let context: Double = prices.map { price in
  let kept = price
  print(kept)
  return 1
}.reduce(0, +)
print(context)
// expect: 1.5
// expect: 7.0
// expect: 4.5
// expect: 9.0
// expect: 12
// expect: 12
// expect: 1.0
// expect: 1
// expect: 2
// expect: 2.0
