//? onChange runs before the change of line 15: under that line, and not "called at" the attribute.
import Observation
@Observable final class Model {
  var count = 0
}
let model = Model()
@MainActor func track() {
  withObservationTracking {
    print("count", model.count)
  } onChange: {
    print("changes")
  }
}
track()
model.count = 1
model.count = 2
print(model.count)
