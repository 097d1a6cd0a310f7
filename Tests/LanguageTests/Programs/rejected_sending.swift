// swift-format-ignore-file
func f() async {
  var n = 0
  Task.detached { n += 1 }  // error: mutation of captured var 'n' in concurrently-executing code
  n += 1
}
func g() async {
  var n = 0
  await withTaskGroup(of: Void.self) { group in group.addTask { n += 1 } }  // error: mutation of captured var 'n' in concurrently-executing code
  print(n)
}
