// swift-format-ignore-file
let f: (Int) -> String = { n in n }  // error: cannot convert value of type 'Int' to closure result type 'String'
let g: () -> Int = { "x" }  // error: cannot convert value of type 'String' to closure result type 'Int'
let h: (Int) -> Void = { n in return n + 1 }  // error: cannot convert value of type 'Int' to closure result type 'Void'  // says: cannot convert return expression of type 'Int' to return type '()' — not yet in the compiler's words
let k: (String) -> Int = { $0.count }
let m = [1, 2].compactMap { Int("\($0)") }
print(k("abc"), m)
