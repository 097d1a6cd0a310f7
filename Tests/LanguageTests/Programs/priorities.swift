// swift-format-ignore-file
let t = Task(priority: .high) { 1 }
print(await t.value)  // expect: 1
let d = Task.detached(priority: .background) { 2 }
print(await d.value)  // expect: 2
let u = Task(name: "n") { 3 }
print(await u.value)  // expect: 3
// expect: 4
await withTaskGroup(of: Int.self) { g in g.addTask(priority: .low) { 4 }; for await v in g { print(v) } }
