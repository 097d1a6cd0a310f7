// swift-format-ignore-file
// What `@Observable` and other macros can't be attached to, and arguments that they don't take.
import ComposableMacros
import Dependencies
import DependenciesMacros
import Observation

@propertyWrapper struct Doubled {
  var wrappedValue: Int
}

@Observable final class Ids { @Dependency(\.uuid) private var uuid }  // error: property wrapper cannot be applied to a computed property
@Observable final class Count { @Doubled var count = 1 }  // error: property wrapper cannot be applied to a computed property
@Observable final class Right {
  @ObservationIgnored @Dependency(\.date) var date
  @ObservationIgnored @Doubled var count = 1
  var text = ""
}

@Observable final class Pair {
  var a = 1, b = 2  // error: accessor macro 'ObservationTracked()' can only apply to a single variable
  @ObservationIgnored func change() {}  // error: '@ObservationIgnored' can only be attached to a property
}

@Observable(animated: true) final class Animated {}  // error: argument passed to macro expansion that takes no arguments
@CasePathable(3) enum Choice { case one }  // error: argument passed to macro expansion that takes no arguments
@DependencyClient struct Mail {
  @DependencyEndpoint(name: "post") var send: @Sendable () throws -> Void  // error: incorrect argument label in macro expansion (have 'name:', expected 'method:')
}
