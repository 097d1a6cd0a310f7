// swift-format-ignore-file
let s = "abc", xs = [3, 1]
let f = { [n = s.count] in let m = n; print(m) }
f()
let g = { [first = xs.first, last = xs.last, big = xs.max()] in
  let all = [first, last, big].compactMap { $0 }
  print(all)
}
g()
let h = { [t = 1.5, u = xs.map { $0 + 1 }, weak v = Optional<Holder>.none] in
  let sum = Double(u.count) + t
  print(sum, v == nil)
}
h()
final class Holder { var count = 2 }
func run(_ body: (Int) -> Void) { body(1) }
run { k in
  let inner = { [m = k + xs.count] in let o = m; print(o) }
  inner()
}
// expect: 3
// expect: [3, 1, 3]
// expect: 3.5 true
// expect: 3
