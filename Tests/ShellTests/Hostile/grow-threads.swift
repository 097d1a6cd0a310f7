// status: 3
// limit: time=8
import Dispatch

let s = DispatchSemaphore(value: 0)
for n in 0..<2_000 { DispatchQueue(label: "q\(n)").async { s.wait() } }
s.wait()
