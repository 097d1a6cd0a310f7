// A constant function of a script may be called from anywhere, though its value can't leave the main actor.

final class Log { var lines = 0 }
let log = Log()
let write = { (text: String) in
  log.lines += 1
  print(log.lines, text)
}
func both() {
  write("in a function")
  (write)("in parentheses")
}
both()
struct Screen { func show() { write("in a method") } }
Screen().show()
actor Store { func save() { write("in an actor") } }
await Store().save()
await Task.detached { write("in a detached task") }.value
let answer: () throws -> Int = { 42 }
func ask() throws -> Int { try answer() + answer() }
print(try ask())
let later: () async -> Int = { 4 }
func wait() async -> Int { await later() }
print(await wait())
func twice<T>(_ function: @escaping (T) -> T) -> (T) -> T { { function(function($0)) } }
let fourth = twice { (number: Int) in number * 2 }
func apply() -> [Int] { [1, 2].map { fourth($0) } }
print(apply())
// expect: 1 in a function
// expect: 2 in parentheses
// expect: 3 in a method
// expect: 4 in an actor
// expect: 5 in a detached task
// expect: 84
// expect: 4
// expect: [4, 8]
