// swift-format-ignore-file
enum Answer: ExpressibleByNilLiteral, Equatable {
  case none, some(Int)
  init(nilLiteral: ()) { self = .none }
}
let open = Answer.none
print(open == nil, nil == open)
let maybe: Answer? = nil
let given: Answer? = Answer.none
print(maybe == nil, given == nil)
// expect: true true
// expect: true false
