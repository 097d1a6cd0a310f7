// swift-format-ignore-file
struct Store {
  func read() throws -> Int { 1 }
  var size: Int { get throws { 1 } }
  subscript(index: Int) -> Int { get throws { index } }
}
func open(_ store: Store) throws {
  _ = store.read() // error: call can throw but is not marked with 'try'
  _ = store.size // error: property access can throw but is not marked with 'try'
  _ = store[1] // error: subscript access can throw but is not marked with 'try'
}
func closed(_ store: Store) {
  print(store.read()) // error: call can throw, but it is not marked with 'try' and the error is not handled
  print(store.size) // error: property access can throw, but it is not marked with 'try' and the error is not handled
  print(store[1]) // error: subscript access can throw, but it is not marked with 'try' and the error is not handled
}
