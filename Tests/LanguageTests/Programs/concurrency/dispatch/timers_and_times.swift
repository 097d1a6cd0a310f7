// swift-format-ignore-file
import Dispatch
import Synchronization

enum Trace { @TaskLocal static var id = "none" }

// In a function: what is written at the top level would belong to the main actor.
func run() {
  let queue = DispatchQueue(label: "timer")
  let count = Mutex(0)
  let finished = DispatchSemaphore(value: 0)

  let timer = DispatchSource.makeTimerSource(queue: queue)
  timer.schedule(deadline: .now() + .milliseconds(2), repeating: .milliseconds(2))
  Trace.$id.withValue("setter") {
    timer.setEventHandler {
      let ticks = count.withLock { count in
        count += 1
        return count
      }
      if ticks == 3 {
        print("three ticks under", Trace.id)  // expect: three ticks under none
        timer.cancel()
      }
    }
  }
  timer.setCancelHandler {
    print("cancelled")  // expect: cancelled
    finished.signal()
  }
  timer.resume()
  finished.wait()
  print(timer.isCancelled, count.withLock { $0 })  // expect: true 3

  let start = DispatchTime.now()
  print(start + .seconds(1) > start, start + 0.5 < start + 1, start - .milliseconds(1) < start)  // expect: true true true
  print((start + .milliseconds(3)).uptimeNanoseconds - start.uptimeNanoseconds)  // expect: 3000000
  let order = Mutex<[Int]>([])
  let group = DispatchGroup()
  for (number, delay) in [(2, 30), (1, 5)] {
    group.enter()
    queue.asyncAfter(wallDeadline: .now() + .milliseconds(delay)) {
      order.withLock { $0.append(number) }
      group.leave()
    }
  }
  group.wait()
  print(order.withLock { $0 })  // expect: [1, 2]
  let interval: DispatchTimeInterval = .milliseconds(1500)
  print(interval == .microseconds(1_500_000), interval)  // expect: true milliseconds(1500)

  // Inactive until it is activated.
  let idle = DispatchQueue(label: "idle", attributes: [.concurrent, .initiallyInactive])
  let ran = DispatchSemaphore(value: 0)
  idle.async { ran.signal() }
  print(ran.wait(timeout: .now() + .milliseconds(5)) == .timedOut)  // expect: true
  idle.activate()
  ran.wait()
}
run()
