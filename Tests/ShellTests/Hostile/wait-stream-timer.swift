// status: 0
let s = AsyncStream<Int> { c in
  Task {
    for n in 0..<3 {
      try? await Task.sleep(for: .milliseconds(50))
      c.yield(n)
    }
    c.finish()
  }
}
for await n in s { print(n) }
