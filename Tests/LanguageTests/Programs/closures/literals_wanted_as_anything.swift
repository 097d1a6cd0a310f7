let prices = [1.5, 2.25]
print(prices.reduce(0) { $0 + $1 })
print(prices.count == 2, prices.reduce(0) { $0 + $1.rounded() })
func same<T>(_ value: T, _ change: (T, Double) -> T) -> T { change(value, 0.5) }
print(same(1) { $0 + $1 }, same(1) { n, _ in n })
let anything: Any = prices.reduce(10) { max($0, $1) }
print(anything, [1, 2].reduce(0) { $0 + $1 })
// expect: 3.75
// expect: true 4.0
// expect: 1.5 1
// expect: 10.0 3
