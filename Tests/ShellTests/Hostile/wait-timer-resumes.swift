// status: 0
import Dispatch

let n = await withCheckedContinuation { (c: CheckedContinuation<Int, Never>) in
  DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) { c.resume(returning: 5) }
}
print(n)
