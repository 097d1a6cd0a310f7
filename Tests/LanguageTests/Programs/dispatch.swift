// swift-format-ignore-file
import Dispatch
enum L { @TaskLocal static var n = 1 }
let q = DispatchQueue(label: "mine")
L.$n.withValue(2) { q.sync { print(L.n) } }  // expect: 2
print(q.sync { 5 })  // expect: 5
await withCheckedContinuation { c in  // expect: 1
  L.$n.withValue(3) { q.async { print(L.n); c.resume() } }
}
await withCheckedContinuation { c in  // expect: after
  DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { print("after"); c.resume() }
}
await withCheckedContinuation { c in  // expect: main
  DispatchQueue.main.async { print("main"); c.resume() }
}
await withCheckedContinuation { c in
  DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(5)) { c.resume() }
}
DispatchQueue.global(qos: .background).sync { print("bg") }  // expect: bg
print(q.label)  // expect: mine
