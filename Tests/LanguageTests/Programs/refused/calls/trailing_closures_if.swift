// swift-format-ignore-file
let list = [1, 2, 3]
if list.contains(where: { $0 > 2 }) { print("yes") }
if let n = list.first(where: { $0 > 1 }) { print(n) }
let a = list.map { $0 * 2 }.filter { $0 > "2" }  // error: binary operator '>' cannot be applied to operands of type '()' and 'String'  // says: binary operator '>' cannot be applied to operands of type 'Int' and 'String' — it names the operator with both types
let b = list.map { $0.description }.reduce(0) { $0 + $1 }  // error: cannot convert value of type 'String' to expected argument type 'Int'
let c = list.sorted { $0.name < $1 }  // error: value of type 'Int' has no member 'name'
let e = list.max { a, b in a }  // error: cannot convert value of type 'Int' to closure result type 'Bool'
list.forEach { print($0) }
