// status: 0
import Dispatch

print(
  DispatchQueue(label: "q"), DispatchSemaphore(value: 1), DispatchTime.now() > DispatchTime.now())
print("\(Task { 1 })".count > 0)
