// swift-format-ignore-file
let n = 5
for i in 0..10 { print(i) }  // error: cannot find operator '..' in scope
for i in 0...n { print(i) }
for i in 0..<n { print(i) }
for i in n..0 { print(i) }  // error: cannot find operator '..' in scope
