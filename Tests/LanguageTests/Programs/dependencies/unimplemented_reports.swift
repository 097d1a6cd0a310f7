// swift-format-ignore-file
import Dependencies

struct Storage: Sendable {
  var load: @Sendable () throws -> [String] = unimplemented("load")
  var delete: @Sendable (Int) -> Bool = unimplemented("delete", placeholder: false)
  var reset: @Sendable () -> Void = unimplemented("reset")
}

struct Broken: Error {}

let storage = Storage()
do {
  print(try storage.load())  // issue: Unimplemented: load …
} catch {
  print(error is UnimplementedFailure)  // expect: true
}
print(storage.delete(3))  // expect: false // issue: Unimplemented: delete …
storage.reset()  // issue: Unimplemented: reset …
let value = unimplemented("a value", placeholder: 7)  // issue: Unimplemented: a value …
print(value)  // expect: 7
reportIssue("something is odd")  // issue: something is odd
reportIssue(Broken())  // issue: Caught error: Broken()
reportIssue(Broken(), "while looking")  // issue: Caught error: Broken(): while looking
withErrorReporting { throw Broken() }  // issue: Caught error: Broken()
let found: Int? = withErrorReporting { 4 }
print(found as Any, isTesting)  // expect: Optional(4) false
