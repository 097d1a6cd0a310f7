// Types of a program's own that are called as those of the library are other types.
import Foundation

enum Lib {
  @globalActor actor MainActor { static let shared = MainActor() }
}
@Lib.MainActor final class Worker {
  func isOnMain() -> Bool { Thread.isMainThread }
}
let worker = Worker()
print(await worker.isOnMain())  // expect: false
@Lib.MainActor func isOnMain() -> Bool { Thread.isMainThread }
print(await isOnMain())  // expect: false
let closure = { @Lib.MainActor in Thread.isMainThread }
print(await closure())  // expect: false

struct AnyHashable { var a: Int }
print(AnyHashable(a: 1).a)  // expect: 1

struct FieldKeyPath<Root, Value>: ExpressibleByStringLiteral {
  var text: String
  init(stringLiteral value: String) { text = value }
}
@dynamicMemberLookup struct Record {
  subscript(dynamicMember path: FieldKeyPath<Record, Int>) -> String { "field \(path.text)" }
}
print(Record().name)  // expect: field name

// A value whose name begins like a type's isn't a type.
// swift-format-ignore: AlwaysUseLowerCamelCase
let Total = 3
print([Total].count, (Total, Total).1)  // expect: 1 3
