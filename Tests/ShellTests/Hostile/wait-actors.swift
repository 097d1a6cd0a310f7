// status: 1
// says: nothing can go on
actor A {
  var other: A?
  func set(_ o: A) { other = o }
  func go(_ n: Int) async {
    await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in kept = c }
  }
  var kept: CheckedContinuation<Void, Never>?
}
let a = A()
let b = A()
await a.set(b)
await a.go(1)
