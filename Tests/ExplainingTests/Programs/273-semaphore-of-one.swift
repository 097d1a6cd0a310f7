//? The semaphore begins with 1, so the wait returns at once, before the data is there.
import Dispatch
import Foundation

final class Box: @unchecked Sendable {
  private let lock = NSLock()
  private var stored = ""
  var value: String {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}

func download(_ done: @escaping @Sendable (String) -> Void) {
  DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) { done("cat.png") }
}

func load() -> String {
  let box = Box()
  let ready = DispatchSemaphore(value: 1)
  download { data in
    box.value = data
    print("downloaded")
    ready.signal()
  }
  ready.wait()
  return box.value
}

print("data: '\(load())'")
Thread.sleep(forTimeInterval: 0.1)
print("data: '\(load())'")
Thread.sleep(forTimeInterval: 0.1)
