// swift-format-ignore-file
// Types of the program with the names of the library's follow no rule of those.
protocol Sendable {}
class Box: Sendable { var n = 1 }
print(Box().n)  // expect: 1
struct Double { var n: Int }
print(Double(n: 3).n, 1.5)  // expect: 3 1.5
enum Never { case a }
func f() -> Never { .a }
print(f())  // expect: a
class NSObject { var id = 7 }
class Item: NSObject {}
print(Item().id)  // expect: 7
struct TaskGroup<Element> { var items: [Element] }
print(TaskGroup(items: [1]).items)  // expect: [1]
