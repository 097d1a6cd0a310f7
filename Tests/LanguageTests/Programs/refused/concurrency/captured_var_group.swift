// swift-format-ignore-file
func a() async {
  var count = 0
  await withTaskGroup(of: Void.self) { group in
    for _ in 0..<3 {
      group.addTask { count += 1 }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
    }
  }
  print(count)
}
func b() async -> Int {
  await withTaskGroup(of: Int.self) { group in
    for n in 0..<3 { group.addTask { n } }
    var total = 0
    for await n in group { total += n }
    return total
  }
}
func c() {
  var n = 1
  let t = Task { n += 1 }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
  n += 1
  t.cancel()
}
print(await b())
