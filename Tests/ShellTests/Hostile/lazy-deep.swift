// status: 0 3
var s: AnySequence<Int> = AnySequence([1])
for _ in 0..<20_000 {
  let t = s
  s = AnySequence(t.map { $0 + 1 })
}
print(Array(s))
