// status: 1
// says: nothing can go on
// says: the initializer of `A.a`
import Dispatch

enum A {
  static let a: Int = { DispatchQueue.global().sync { A.b } }()
  static let b: Int = {
    let s = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      _ = A.a
      s.signal()
    }
    s.wait()
    return 1
  }()
}
print(A.a)
