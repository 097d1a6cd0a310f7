// swift-format-ignore-file
import Dispatch
var n = 0
func f() { n += 1 }  // error: main actor-isolated var 'n' can not be mutated from a nonisolated context
Task.detached { print(n) }  // error: main actor-isolated var 'n' cannot be accessed from outside of the actor
DispatchQueue.global().async { n += 1 }  // error: main actor-isolated var 'n' can not be mutated from a nonisolated context
Task { n += 1 }
let c = 1
func g() -> Int { c }
struct S { func h() -> Int { n } }  // error: main actor-isolated var 'n' can not be referenced from a nonisolated context
class K { var v = 1 }
