// status: 1
// says: nothing can go on
nonisolated(unsafe) var kept: [CheckedContinuation<Void, Never>] = []
func keep(_ c: CheckedContinuation<Void, Never>) { kept.append(c) }
await withTaskGroup(of: Void.self) { g in
  for _ in 0..<3 {
    g.addTask { await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in keep(c) } }
  }
}
