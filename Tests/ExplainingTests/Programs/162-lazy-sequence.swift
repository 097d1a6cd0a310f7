//? The loop runs the closure of `lazy.map` after `withValue` has ended.
enum Money {
  @TaskLocal static var symbol = "$"
}

struct Item {
  let name: String
  let cents: Int

  var label: String {
    "\(name) \(Money.symbol)\(cents / 100)"
  }
}

struct Receipt {
  let items: [Item]

  var expensive: some Sequence<String> {
    items.lazy.filter { $0.cents >= 1_000 }.map { $0.label }
  }
}

func receipt(for items: [Item]) -> some Sequence<String> {
  Money.$symbol.withValue("€") {
    print("first:", items[0].label)
    return Receipt(items: items).expensive
  }
}

let items = [
  Item(name: "bread", cents: 300), Item(name: "lamp", cents: 4_000),
  Item(name: "chair", cents: 9_000),
]
for line in receipt(for: items) {
  print(line)
}
