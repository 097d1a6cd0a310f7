// A type with a part that can't be copied is reported where it is written, and only there.
struct S: ~Copyable {}

func f() {
  let table: [String: S] = [:]  // error: type 'S' does not conform to protocol 'Copyable'
  var list: [S] = []  // error: type 'S' does not conform to protocol 'Copyable'
  list.removeAll()
  print(list.count, table.isEmpty)
}
func g(_ list: [S]) {}  // error: type 'S' does not conform to protocol 'Copyable'
func h() {
  let made = [S()]  // error: generic struct 'Array' requires that 'S' conform to 'Copyable'
  print(made.count)
}
