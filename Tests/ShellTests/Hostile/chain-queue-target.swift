// status: 3
// says: nested deeper
import Dispatch
var x = DispatchQueue(label: "0")
for _ in 0..<100_000 { x = DispatchQueue(label: "1", target: x) }
x.sync { print("ran") }
