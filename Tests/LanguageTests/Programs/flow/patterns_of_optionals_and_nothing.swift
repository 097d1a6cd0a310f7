// swift-format-ignore-file
func name(_ answer: Bool?) -> String {
  switch answer {
  case true: "yes"
  case false: "no"
  case nil: "none"
  }
}
func count(_ pair: (Bool?, Int)) -> Int {
  switch pair {
  case (true, _): 1
  case (false, _): 2
  case (nil, _): 3
  }
}
func twice(_ answer: Bool??) -> Int {
  switch answer {
  case true: 1
  case false: 2
  case .some(.none): 3
  case nil: 4
  }
}
print(name(true), name(nil), count((nil, 1)), twice(.some(nil)), twice(false), twice(nil))
if case true? = Optional(true) { print("true?") }

let sent: Result<Void, CancellationError> = .success(())
switch sent {
case .success(()): print("sent")
case .failure: print("failed")
}
if case .success(()) = sent { print("sent again") }
func nothing(_ value: Void?) {
  switch value {
  case ()?: print("unit")
  case nil: print("nil")
  }
}
nothing(())
nothing(nil)
switch ((), 3) {
case (_, 4): print("four")
case ((), let number): print(number)
}

extension Result where Failure == Never {
  var certain: Success { switch self { case .success(let value): value } }
}
enum Either<Left, Right> {
  case left(Left), right(Right)
  func only() -> Left where Right == Never { switch self { case .left(let left): return left } }
}
print(Result<Int, Never>.success(4).certain, Either<Int, Never>.left(3).only())

enum State { case idle, busy(Int) }
func order(_ state: State??) -> Int {
  switch state {
  case .idle: 1
  case .busy: 2
  case .some(.none): 3
  case .none: 4
  }
}
let double: State?? = .busy(2)
print(order(.busy(1)), order(.idle), order(double), order(nil))
// expect: yes none 3 3 2 4
// expect: true?
// expect: sent
// expect: sent again
// expect: unit
// expect: nil
// expect: 3
// expect: 4 3
// expect: 2 1 2 4
