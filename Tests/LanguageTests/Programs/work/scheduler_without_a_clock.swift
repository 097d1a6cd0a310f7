// swift-format-ignore-file
struct Scheduler { private var jobs: [(time: Int, order: Int, name: String, run: (inout Scheduler) -> Void)] = []; private(set) var now = 0; private var next = 0
  mutating func after(_ delay: Int, _ name: String, _ run: @escaping (inout Scheduler) -> Void = { _ in }) { next += 1; jobs.append((now + delay, next, name, run)) }
  mutating func every(_ interval: Int, times: Int, _ name: String) { guard times > 0 else { return }; after(interval, name) { $0.every(interval, times: times - 1, name) } }
  mutating func advance(by d: Int) { let end = now + d
    while let i = jobs.indices.filter({ jobs[$0].time <= end }).min(by: { (jobs[$0].time, jobs[$0].order) < (jobs[$1].time, jobs[$1].order) }) { let job = jobs.remove(at: i); now = job.time; print(now, job.name); job.run(&self) }
    now = end }
  var pending: Int { jobs.count } }
var s = Scheduler()
s.after(5, "five") { $0.after(1, "six") }
s.after(2, "two")
s.every(3, times: 3, "tick")
s.advance(by: 4); print("--", s.now, s.pending)
s.advance(by: 10); print("--", s.now, s.pending)
// expect: 2 two
// expect: 3 tick
// expect: -- 4 2
// expect: 5 five
// expect: 6 tick
// expect: 6 six
// expect: 9 tick
// expect: -- 14 0
