// swift-format-ignore-file
// The compiler makes no code for a branch whose condition is the literal `false`, and for
// statements after a jump, so it doesn't compute the constants there.
func share(_ isReady: Bool) -> Int {
  if false { return 1 / 0 }
  while false { print(1 / 0) }
  if true { print("ready") } else { print(2 / 0) }
  guard true else { return 1 / 0 }
  if false, isReady { print(Int8.max + 1, UInt8(300)) }
  if false { let small: Int8 = 100 + 100; print(small) }
  return 1
}
func stop() -> Int {
  return 2
  print(1 / 0)
}
print(share(true), stop())
// expect: ready
// expect: 1 2
