// swift-format-ignore-file
// Several closures come as an array, which keeps them: none of them is non-escaping.
func first<T: Sendable>(_ operations: (@Sendable () async -> T)...) async -> T? {
  await withTaskGroup(of: T.self) { group in
    for operation in operations { group.addTask(operation: operation) }
    defer { group.cancelAll() }
    return await group.next()
  }
}
print(await first({ 1 }, { try? await Task.sleep(for: .seconds(60)); return 2 }) ?? 0)  // expect: 1
func all(_ functions: (() -> Int)...) -> [() -> Int] { functions.map { $0 } }
print(all({ 1 }, { 2 }).map { $0() })  // expect: [1, 2]
let word = "tea 🍵 cup"
print(word.firstIndex(of: "c")!.utf16Offset(in: word))  // expect: 7
