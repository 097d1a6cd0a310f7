// swift-format-ignore-file
struct Person {
  var name = "A"
  let id = 1
  var initial: Character { name.first! }
  private(set) var age = 3
}
final class Account { var total = 0; let number = 7 }
var p = Person()
p[keyPath: \.name] = "B"
p[keyPath: \.id] = 2  // error: cannot assign through subscript: 'p' is immutable  // says: cannot assign through subscript: 'KeyPath<Person, Int>' is a read-only key path — not yet in the compiler's words
p[keyPath: \.initial] = "C"  // error: cannot assign through subscript: 'p' is immutable  // says: cannot assign through subscript: 'KeyPath<Person, Character>' is a read-only key path — not yet in the compiler's words
let path: KeyPath<Person, String> = \.name
p[keyPath: path] = "D"  // error: cannot assign through subscript: 'path' is a read-only key path
let writable: WritableKeyPath<Person, String> = \.name
p[keyPath: writable] = "E"
let fixed = Person()
fixed[keyPath: writable] = "F"  // error: cannot assign through subscript: 'fixed' is a 'let' constant
let account = Account()
account[keyPath: \.total] = 5
account[keyPath: \.number] = 5  // error: cannot assign through subscript: 'account' is a 'let' constant  // says: cannot assign through subscript: 'KeyPath<Account, Int>' is a read-only key path — not yet in the compiler's words
print(p.name, account.total)
