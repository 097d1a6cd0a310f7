// status: 0
import Dispatch
let key = DispatchSpecificKey<DispatchQueue>()
var x = DispatchQueue(label: "0")
for _ in 0..<10_000 {
  let inner = x
  x = DispatchQueue(label: "1")
  x.setSpecific(key: key, value: inner)
}
x = DispatchQueue(label: "2")
print("freed")
