// swift-format-ignore-file
// An observer that was never called is released with the observed object.

import Observation

final class Token: Sendable { deinit { print("released") } }
@Observable final class Model {
  var count = 1
  var name = "a"
}

func neverCalled() {
  let model = Model()
  withObservationTracking { _ = model.count } onChange: { [token = Token()] in print("changed", token === token) }
  model.name = "b"
}
neverCalled()
print("end of the first")
func called() {
  let model = Model()
  withObservationTracking { _ = (model.count, model.name) } onChange: { [token = Token()] in print("changed", token === token) }
  model.count = 2
  print("after the change")
  model.count = 3
}
called()
func nested() {
  let (outer, inner) = (Model(), Model())
  withObservationTracking {
    withObservationTracking { _ = inner.count } onChange: {}
    _ = outer.count
  } onChange: { print("outer") }
  inner.count += 1
}
nested()
print("end")
// expect: released
// expect: end of the first
// expect: changed true
// expect: released
// expect: after the change
// expect: outer
// expect: end
