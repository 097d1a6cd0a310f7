// swift-format-ignore-file
func f() async {
  var n = 0
  Task.detached { n += 1 }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
  n += 1
}
func g() async {
  var n = 0
  await withTaskGroup(of: Void.self) { group in group.addTask { n += 1 } }  // error: passing closure as a 'sending' parameter risks causing data races
  print(n)
}
