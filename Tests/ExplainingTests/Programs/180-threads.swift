//? A thread doesn't inherit: D1 · Thread loader starts at line 11 and reads the default.
import Foundation
enum Locals { @TaskLocal static var user = "nobody" }
let done = DispatchSemaphore(value: 0)
Locals.$user.withValue("Ada") {
  let worker = Thread {
    print(Thread.current.name ?? "unnamed", Locals.user)
    done.signal()
  }
  worker.name = "loader"
  worker.start()
  done.wait()
  Thread.detachNewThread {
    print(Locals.user)
    done.signal()
  }
}
done.wait()
