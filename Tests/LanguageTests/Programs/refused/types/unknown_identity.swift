// An unknown type is reported where it stands, and the conformance that needs it isn't reported.
struct Player: Identifiable {
  let id: UUID  // error: cannot find type 'UUID' in scope
  var name = ""
}
struct Box<Value: Identifiable> { var values: [Value.ID: Value] = [:] }
var box = Box<Player>()
print(box.values.count)
