// A thread begins without the bindings of who starts it.
import Foundation

enum Request {
  @TaskLocal static var id = "none"
}

let done = DispatchSemaphore(value: 0)
let worker = Thread {
  print("worker has", Request.id, "main thread:", Thread.isMainThread)
  done.signal()
}
worker.name = "worker"
print(worker.isExecuting, worker.isFinished)
Request.$id.withValue("a1") {
  print("starting for", Request.id)
  worker.start()
}
done.wait()

Request.$id.withValue("b2") {
  Thread.detachNewThread {
    print("detached has", Request.id, Thread.current.isMainThread)
    done.signal()
  }
}
done.wait()
Thread.sleep(forTimeInterval: 0.02)
print(worker.isFinished, worker.isCancelled, Thread.isMainThread, Thread.current.isMainThread)
// expect: false false
// expect: starting for a1
// expect: worker has none main thread: false
// expect: detached has none false
// expect: true false true true
