// swift-format-ignore-file
struct User { var name = "", age = 0 }
func run(priority: Int = 0, operation: () -> Void) { operation() }
func both(_ first: () -> Void, second: () -> Void) {}

print(User(nme: "x"))  // error: incorrect argument label in call (have 'nme:', expected 'name:')
print(User(name: "x", aeg: 1))  // error: incorrect argument label in call (have 'name:aeg:', expected 'name:age:')
run(prioritty: 1) { print("x") }  // error: incorrect argument label in call (have 'prioritty:_:', expected 'priority:_:')
both { print(1) } secnd: { print(2) }  // error: incorrect argument label in call (have '_:secnd:', expected '_:second:')
