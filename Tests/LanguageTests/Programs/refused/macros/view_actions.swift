// swift-format-ignore-file
import ComposableMacros

enum Actions: ViewAction { case view(Int) }
struct Feature: Reducer {
  typealias State = Int
  typealias Action = Actions
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@ViewAction(for: Feature.self) struct A {}  // error: '@ViewAction' requires 'A' to have a property 'store'
@ViewAction(for: Feature.self) struct B { static let store = 1 }  // error: '@ViewAction' requires 'B' to have a property 'store'
func local() {
  @ViewAction(for: Feature.self) struct G { let store: StoreOf<Feature> }  // error: local type cannot have attached extension macro
}
