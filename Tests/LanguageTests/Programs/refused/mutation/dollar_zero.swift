// swift-format-ignore-file
struct Item { var price = 1.0 }
var items = [Item(), Item()]
items.forEach { $0.price += 1 }  // error: left side of mutating operator isn't mutable: '$0' is immutable
let cheap = items.map { $0.price = 0; return $0 }  // error: cannot assign to property: '$0' is immutable
for item in items { item.price *= 2 }  // error: left side of mutating operator isn't mutable: 'item' is a 'let' constant
for i in items.indices { items[i].price *= 2 }
let change = { (x: Int) in x += 1 }  // error: left side of mutating operator isn't mutable: 'x' is a 'let' constant
let bump = { (x: inout Int) in x += 1 }
var n = 1
bump(&n)
let sum = [1, 2].reduce(into: 0) { $0 += $1 }
let bad = [1, 2].reduce(0) { $0 += $1 }  // error: missing argument label 'into:' in call  // says: cannot convert value of type '()' to closure result type 'Int' — not yet in the compiler's words
print(n, sum)
