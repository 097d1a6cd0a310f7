// swift-format-ignore-file
func load(_ n: Int) async throws -> Int { n }
func a() async throws -> Int {
  try await withThrowingTaskGroup(of: Int.self) { group in
    group.addTask { "x" }  // error: cannot convert value of type 'String' to closure result type 'Int'
    group.addTask { try await load(1) }
    return try await group.reduce(0, +)
  }
}
func b() async -> Int {
  await withTaskGroup(of: Int.self) { group in
    group.addTask { try await load(1) }  // error: invalid conversion from throwing function of type '() async throws -> Int' to non-throwing function type '@isolated(any) () async -> Int'  // says: invalid conversion from throwing function of type '@Sendable () async throws -> Int' to non-throwing function type '@Sendable () async -> Int' — not yet in the compiler's words
    group.addTask { try! await load(2) }
    return await group.reduce(0, +)
  }
}
func c() async {
  await withTaskGroup(of: Int.self) { group in
    group.addTask { 5 }
    for n in group { print(n) }  // error: for-in loop requires 'TaskGroup<Int>' to conform to 'Sequence'
  }
}
func d() async {
  let t = Task { try await load(1) }
  print(await t.value)  // error: property access can throw, but it is not marked with 'try' and the error is not handled
  print(try! await t.value)
  print(t.value)  // error: property access can throw, but it is not marked with 'try' and the error is not handled
}
await d()
