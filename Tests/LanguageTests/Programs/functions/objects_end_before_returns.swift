// The objects of a function end before it returns.
final class Part {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("\(name) ends") }
}
final class Whole {
  let parts: [Part]
  let name: String
  init(_ name: String) {
    self.name = name
    parts = [Part(name + ".1"), Part(name + ".2")]
  }
  func use() -> String {
    let own = Part(name + ".own")
    return own.name
  }
  deinit {
    let last = Part(name + ".last")
    print("\(name) ends, \(last.name)")
  }
}
struct Failure: Error {}
func early(_ flag: Bool) -> Int {
  let whole = Whole("w")
  defer { print("defer \(whole.name)") }
  if flag { return whole.parts.count }
  let second = Part("second")
  print(second.name)
  return 0
}
func fails() throws {
  let part = Part("thrown")
  print(part.name)
  throw Failure()
}
func gives() -> Part {
  let given = Part("given")
  let other = Part("other")
  print(given.name, other.name)
  return given
}
func loops() {
  for index in 1...2 {
    let part = Part("loop \(index)")
    print("in", part.name)
  }
  print("loops end")
}
func nested() {
  let outer = Part("outer")
  func inner() {
    let part = Part("inner")
    print(outer.name, part.name)
  }
  inner()
  print("nested ends")
}
let close = { (name: String) in
  let part = Part(name)
  print("closure", part.name)
}
print(early(true))
print(early(false))
do { try fails() } catch { print("caught") }
let given = gives()
print("has", given.name)
loops()
nested()
close("c")
print(Whole("use").use())
var list: [Part] = [Part("x"), Part("y")]
list.removeFirst()
print("removed")
list = []
print("emptied")
func async() async -> Int {
  let part = Part("async")
  await Task.yield()
  return part.name.count
}
print(await async())
await Task {
  let part = Part("task")
  print("in", part.name)
}.value
print("end")
// expect: defer w
// expect: w ends, w.last
// expect: w.last ends
// expect: w.1 ends
// expect: w.2 ends
// expect: 2
// expect: second
// expect: second ends
// expect: defer w
// expect: w ends, w.last
// expect: w.last ends
// expect: w.1 ends
// expect: w.2 ends
// expect: 0
// expect: thrown
// expect: thrown ends
// expect: caught
// expect: given other
// expect: other ends
// expect: has given
// expect: in loop 1
// expect: loop 1 ends
// expect: in loop 2
// expect: loop 2 ends
// expect: loops end
// expect: outer inner
// expect: inner ends
// expect: nested ends
// expect: outer ends
// expect: closure c
// expect: c ends
// expect: use.own ends
// expect: use ends, use.last
// expect: use.last ends
// expect: use.1 ends
// expect: use.2 ends
// expect: use.own
// expect: x ends
// expect: removed
// expect: y ends
// expect: emptied
// expect: async ends
// expect: 5
// expect: in task
// expect: task ends
// expect: end
