// swift-format-ignore-file
func twice(_ f: (Int) -> Int) -> Int { f(f(1)) }
print(twice { $0 * 2 })
print(twice { n in
  print(n)  // error: cannot convert value of type '()' to closure result type 'Int'
})
print(twice { n in
  let m = n + 1
  return "\(m)"  // error: cannot convert value of type 'String' to closure result type 'Int'
})
print(twice { n in
  if n > 5 { return nil }  // error: 'nil' is not compatible with closure result type 'Int'
  return n
})
print(twice { n in
  if n > 2 { return 1 }
  return 1.5  // error: cannot convert value of type 'Double' to closure result type 'Int'
})
print([1, 2].sorted { a, b in
  if a > b { return "yes" }  // error: cannot convert value of type 'String' to closure result type 'Bool'
  return true
})
[1, 2].forEach { n in print(n) }
