// swift-format-ignore-file
func same() async {
  let a = withUnsafeCurrentTask { $0! }
  let b = withUnsafeCurrentTask { $0! }
  print(a == b, a.hashValue == b.hashValue, Set([a, b]).count)
}
await same()
await Task { await same() }.value
// expect: true true 1
// expect: true true 1
