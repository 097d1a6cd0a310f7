// swift-format-ignore-file
func square(_ n: Int) -> Int {
  n * n  // trap: arithmetic overflow in `*`
}
print(square(Int.max))
