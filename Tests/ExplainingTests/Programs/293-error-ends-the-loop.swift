//? The error of T2 leaves the loop over the group, so the result of T3 is dropped. Catch it in the child, or use nextResult().
struct Missing: Error {}
let found = await withThrowingTaskGroup(of: Int.self) { group in
  for number in 1...3 {
    group.addTask {
      try await Task.sleep(for: .milliseconds(30 * number))
      if number == 2 { throw Missing() }
      return number
    }
  }
  var found: [Int] = []
  do {
    for try await number in group { found.append(number) }
  } catch {
    print("skipped", error)
  }
  return found
}
print(found)
