// swift-format-ignore-file
// expect: 1 1 // expect: 2 1
outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }; if i == 3 { break outer }; print(i, j) } }
var n = 0
search: while true { repeat { n += 1; if n % 7 == 0 { break search } } while n % 3 != 0; n += 1 }
print(n)  // expect: 14
check: if n > 3 { if n == 7 { print("leaving"); break check }; print("not here") }  // expect: not here
block: do { for i in 0... { if i * i > 50 { print(i); break block } } }  // expect: 8
// expect: x 1 // expect: after 1 // expect: after 2
loop: for x in [1, 2, 3] { switch x { case 2: break; case 3: break loop; default: print("x", x) }; print("after", x) }
