// swift-format-ignore-file
let double = { (x: Int) -> Int in x * 2 }
let bad = { (x: Int) -> Int in
  let y = x * 2
  print(y)
}  // error: missing return in closure expected to return 'Int'
let checked = { (x: Int) -> String in
  if x > 0 { return "yes" }
}  // error: missing return in closure expected to return 'String'
let words = [1, 2].map { (n: Int) -> String in
  if n > 1 { return "many" } else { return "one" }
}
func twice(_ f: (Int) -> Int) -> Int { f(f(1)) }
print(twice { n in
  while n > 2 { return 1 }
})  // error: missing return in closure expected to return 'Int'
print(double(2), words)
