// swift-format-ignore-file
var n = 3
while n > 0 { print(n, terminator: ","); n -= 1 }
repeat { n += 1 } while n < 5
print(n)  // expect: 3,2,1,5
outer: for i in 0..<3 {  // expect: 0 0 // expect: 1 0
  for j in 0..<3 {
    if j == 1 { continue outer }
    if i == 2 { break outer }
    print(i, j)
  }
}
for c in "hé!" { print(c) }  // expect: h // expect: é // expect: !
for case let x? in [1, nil, 3] { print(x) }  // expect: 1 // expect: 3
for (k, v) in [("a", 1), ("b", 2)] { print(k, v) }  // expect: a 1 // expect: b 2
for x in [1, 2, 3, 4] where x % 2 == 0 { print(x) }  // expect: 2 // expect: 4
loop: while true {
  switch n {
  case 5: n += 1
  case 6: break loop
  default: break
  }
}
print(n)  // expect: 6
for i in [3, 2, 1] { if i == 2 { break }; print(i) }  // expect: 3
done: do {
  if n == 6 { break done }
  print("never")
}
