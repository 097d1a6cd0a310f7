// swift-format-ignore-file
final class Owner { var name = "o"; deinit { print("gone") } }
struct Value { var n = 1 }
func test() {
  let owner = Owner()
  var count = 0
  let value = Value()
  let a = { [weak owner] in owner?.name }
  let b = { [weak owner] in owner.name }  // error: value of optional type 'Owner?' must be unwrapped to refer to member 'name' of wrapped base type 'Owner'
  let c = { [weak value] in print(value as Any) }  // error: 'weak' may only be applied to class and class-bound protocol types, not 'Value'
  let d = { [count] in count += 1 }  // error: left side of mutating operator isn't mutable: 'count' is an immutable capture  // says: left side of mutating operator isn't mutable: 'count' is a 'let' constant — not yet in the compiler's words
  let e = { [missing] in print(missing) }  // error: cannot find 'missing' in scope
  let f = { [unowned owner] in owner.name }
  let g = { [n = count] in n + 1 }
  count += g()
  print(a() as Any, f(), b, c, d, e)
}
test()
