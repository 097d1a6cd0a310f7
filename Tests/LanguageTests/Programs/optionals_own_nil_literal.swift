// A type with a nil literal of its own is compared by its own operator.
struct Position: Equatable, ExpressibleByNilLiteral {
  var offset: Int
  init(_ offset: Int) { self.offset = offset }
  init(nilLiteral: ()) { offset = 0 }
}

let start = Position(0)
print(start == nil, start != nil)  // expect: true false
print(nil == start, nil != start)  // expect: true false
print(Position(3) == nil, Position(3) != nil)  // expect: false true

let known: Position? = Position(0)
print(known == nil, known != nil)  // expect: false true
let unknown: Position? = nil
print(unknown == nil, unknown != nil)  // expect: true false
let inner: Position? = .some(nil)
print(inner == nil, inner != nil)  // expect: false true

func isNil<Value: Equatable & ExpressibleByNilLiteral>(_ value: Value) -> Bool { !(value != nil) }
print(isNil(start), isNil(Position(1)))  // expect: true false
print(isNil(known), isNil(unknown))  // expect: false true

func missing<Value: ExpressibleByNilLiteral>(_: Value.Type) -> Value { nil }
print(missing(Position.self), missing(Int?.self) as Any)  // expect: Position(offset: 0) nil
