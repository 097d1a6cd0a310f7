// swift-format-ignore-file
enum Trace { @TaskLocal static var id = "none" }
struct Odd: Error { let value: Int }

// Values arrive as children end; here one after the other.
let sum = await withTaskGroup { group in
  for value in 1...4 { group.addTask { value * value } }
  var total = 0
  for await square in group { total += square }
  return total
}
print(sum)  // expect: 30

let collected = try await withThrowingTaskGroup(of: String.self) { group in
  print(group.isEmpty)  // expect: true
  Trace.$id.withValue("adder") {
    group.addTask { "child under \(Trace.id)" }
  }
  print(group.isEmpty)  // expect: false
  var lines: [String] = []
  while let line = try await group.next() { lines.append(line) }
  return lines
}
print(collected)  // expect: ["child under adder"]

// `nextResult` gives the error as a value.
try await withThrowingTaskGroup(of: Int.self) { group in
  group.addTask { throw Odd(value: 3) }
  switch await group.nextResult() {
  case .success(let value)?: print(value)
  case .failure(let error)?: print("failed:", error)  // expect: failed: Odd(value: 3)
  case nil: print("nothing")
  }
  if case nil = await group.nextResult() { print("no more") }  // expect: no more
}

// A cancelled group takes no more with `addTaskUnlessCancelled`.
await withTaskGroup(of: Bool.self) { group in
  group.cancelAll()
  print(group.isCancelled)  // expect: true
  print(group.addTaskUnlessCancelled { true })  // expect: false
  group.addTask { Task.isCancelled }
  print(await group.next() ?? false)  // expect: true
  group.addTask { true }
  await group.waitForAll()
  print(group.isEmpty)  // expect: true
}

// The first error cancels the others when it leaves the body.
do {
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask { throw Odd(value: 1) }
    group.addTask {
      do {
        try await Task.sleep(for: .seconds(30))
      } catch {
        print("cancelled:", error is CancellationError)  // expect: cancelled: true
      }
    }
    try await group.next()
  }
} catch {
  print("left with", error)  // expect: left with Odd(value: 1)
}
