// swift-format-ignore-file
struct Oops: Error {}
func turns() async {
await withThrowingTaskGroup(of: Int.self) { group in
  group.addTask { throw Oops() }
  var iterator = group.makeAsyncIterator()
  do { _ = try await iterator.next() } catch { print("caught") }
  group.addTask { 7 }
  print(try! await iterator.next() as Any)
  print(try! await group.next() as Any)
}
await withTaskGroup(of: Int.self) { group in
  group.addTask { 1 }
  var iterator = group.makeAsyncIterator()
  print(await iterator.next() as Any, await iterator.next() as Any)
  group.addTask { 2 }
  print(await iterator.next() as Any, await group.next() as Any)
}
}
await turns()
// expect: caught
// expect: nil
// expect: Optional(7)
// expect: Optional(1) nil
// expect: nil Optional(2)
