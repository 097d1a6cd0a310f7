// swift-format-ignore-file
let names: [String] = [1, 2].map { $0 * 2 }  // error: cannot convert value of type 'Int' to closure result type 'String'
let evens = [1, 2].filter { $0 % 2 }  // error: cannot convert value of type 'Int' to closure result type 'Bool'
let total: Int = ["a"].reduce("") { $0 + $1 }  // error: cannot convert value of type 'String' to specified type 'Int'
let sorted = [3, 1].sorted { $0 - $1 }  // error: cannot convert value of type 'Int' to closure result type 'Bool'
let k: (String) -> Int = { $0.count }
let m = [1, 2].compactMap { Int("\($0)") }
print(k("abc"), m)
