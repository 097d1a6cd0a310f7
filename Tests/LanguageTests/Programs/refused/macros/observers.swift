import Observation

@Observable final class Model {
  var a = 0 {
    didSet { oops() }  // error: cannot find 'oops' in scope
  }
  var b: Int = wrong()  // error: cannot find 'wrong' in scope
}
