// swift-format-ignore-file
let list = [1, 2, 3]
if list.contains(where: { $0 > 2 }) { print("yes") }
if let n = list.first(where: { $0 > 1 }) { print(n) }
let f = list.first { $0 }  // error: cannot convert value of type 'Int' to closure result type 'Bool'
list.forEach { print($0) }
list.forEach { print($0, $1) }  // error: contextual closure type '(Int) throws -> Void' expects 1 argument, but 2 were used in closure body  // says: contextual closure type expects 1 argument, but 2 were used in closure body — not yet in the compiler's words
list.foreach { print($0) }  // error: value of type '[Int]' has no member 'foreach'
