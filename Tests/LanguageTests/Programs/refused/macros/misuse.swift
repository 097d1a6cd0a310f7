// swift-format-ignore-file
import ComposableMacros
import Observation

struct A {
  @DependencyEndpoint var a: () -> Int  // error: 'a' needs a default value
  @DependencyEndpoint let b: () throws -> Int  // error: can only be applied to a stored 'var'
}
@DependencyClient struct V {
  var v: () -> Int  // error: 'v' needs a default value, because its closure doesn't throw
}
@CasePathable struct P {}  // error: '@CasePathable' can only be applied to an enum
@ObservableState final class O {}  // error: '@ObservableState' can only be applied to a struct or an enum
func local() {
  @Reducer struct R { struct State {} ; enum Action {} }  // error: local type cannot have attached extension macro
}
@Observable struct S {}  // error: '@Observable' cannot be applied to struct type 'S'
