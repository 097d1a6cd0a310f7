// swift-format-ignore-file
func a() async {
  var count = 0
  await withTaskGroup(of: Void.self) { group in
    group.addTask { print(1) }
  }
  print(count)
}
func run(_ f: @Sendable () -> Void) { f() }
func b() {
  var n = 1
  run { n += 1 }  // error: mutation of captured var 'n' in concurrently-executing code
  run { [n] in print(n) }
  run { print(n) }  // error: reference to captured var 'n' in concurrently-executing code
  n = 2
}
func c() {
  let n = 1
  run { print(n) }
}
func d() {
  var list = [1]
  let f: @Sendable () -> Void = { list.append(2) }  // error: mutation of captured var 'list' in concurrently-executing code
  f()
  print(list)
}
await a()
