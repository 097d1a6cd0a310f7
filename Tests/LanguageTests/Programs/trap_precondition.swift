// swift-format-ignore-file
func check(_ n: Int) {
  precondition(n > 0, "must be positive")  // trap: precondition: must be positive
}
check(0)
