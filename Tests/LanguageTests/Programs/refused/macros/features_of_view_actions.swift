// swift-format-ignore-file
import ComposableMacros

enum Actions: ViewAction { case view(Int) }
struct Feature: Reducer {
  typealias State = Int
  typealias Action = Actions
  var body: some ReducerOf<Self> { EmptyReducer() }
}
struct Plain: Reducer {
  struct State {}
  enum Action { case tapped }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@ViewAction(for: Plain.self) struct C { let store: StoreOf<Feature> }  // error: requires that 'Plain.Action' conform to 'ViewAction'  // says: type 'Plain.Action' does not conform to protocol 'ViewAction' — a macro sees no types
@ViewAction(for: Int.self) struct D { let store: StoreOf<Feature> }  // error: requires that 'Int' conform to 'Reducer'  // says: type 'Int' does not conform to protocol 'Reducer' — a macro sees no types
@ViewAction(for: Missing.self) struct E { let store: StoreOf<Feature> }  // error: cannot find 'Missing' in scope  // says: cannot find type 'Missing' in scope — a macro sees no types
@ViewAction(for: Feature.self) struct F { let store: Int }  // error: type 'F' does not conform to protocol 'ViewActionSending'
