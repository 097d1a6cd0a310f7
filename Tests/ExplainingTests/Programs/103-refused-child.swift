//? The second task was refused because the group was cancelled.
await withTaskGroup(of: Void.self) { group in
  let first = group.addTaskUnlessCancelled { try? await Task.sleep(for: .seconds(5)) }
  group.cancelAll()
  let second = group.addTaskUnlessCancelled { print("never printed") }
  print(first, second)
}
