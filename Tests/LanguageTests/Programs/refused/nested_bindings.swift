// swift-format-ignore-file
let let x = 1  // error: 'let' cannot appear nested inside another 'var' or 'let' pattern
var (var a, b) = (1, 2)  // error: 'var' cannot appear nested inside another 'var' or 'let' pattern
if case let (let c, d) = (1, 2) { print(c, d) }  // error: 'let' cannot appear nested inside another 'var' or 'let' pattern
switch (1, 2) { case let (p, let q): print(p, q) }  // error: 'let' cannot appear nested inside another 'var' or 'let' pattern
if let let e = Optional(1) { print(e) }  // error: 'let' cannot appear nested inside another 'var' or 'let' pattern
for let i in [1] { print(i) }  // error: 'let' pattern cannot appear nested in an already immutable context
for var i in [1] { i += 1; print(i) }
for case let (i, j) in [(1, 2)] { print(i, j) }
