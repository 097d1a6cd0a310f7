// swift-format-ignore-file
@dynamicMemberLookup struct Lens<Root, Value> {
  let get: (Root) -> Value
  init(_ kp: WritableKeyPath<Root, Value>) { get = { $0[keyPath: kp] } }
  init(get: @escaping (Root) -> Value) { self.get = get }
  subscript<Next>(dynamicMember kp: WritableKeyPath<Value, Next>) -> Lens<Root, Next> { Lens<Root, Next>(get: { self.get($0)[keyPath: kp] }) }
}
struct Address { var city: String; var zip: Zip }
struct Zip { var code: Int }
struct Person { var name: String; var address: Address }
var p = Person(name: "Ann", address: Address(city: "Rome", zip: Zip(code: 1)))
let city = Lens(\Person.address).city
print(city.get(p))
let z = Lens(\Person.address).zip
print(z.get(p))
let zip = Lens(\Person.address).zip.code
print(zip.get(p))
// expect: Rome
// expect: Zip(code: 1)
// expect: 1
