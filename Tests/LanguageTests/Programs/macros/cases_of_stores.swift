import ComposableArchitecture
import Foundation

@Reducer struct Row {
  @ObservableState struct State: Equatable, Identifiable, Codable {
    let id: Int
    var name = ""
  }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer struct Edit {
  @ObservableState struct State: Equatable { var name = "" }
  enum Action {
    case close
    case rename(String)
  }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .close: return .run { _ in await dismiss() }
      case .rename(let name):
        state.name = name
        return .none
      }
    }
  }
}

@Reducer struct Lists {
  @Reducer enum Destination {
    case edit(Edit)
    case alert(AlertState<Alert>)
    case note(Int, text: String)
    @CasePathable enum Alert { case next, last }
  }
  @Reducer(state: .equatable, action: .sendable) enum Path {
    case row(Row)
    case edit(Edit)
  }
  @ObservableState struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = []
    @Presents var destination: Destination.State?
    var path = StackState<Path.State>()
  }
  enum Action {
    case rows(IdentifiedActionOf<Row>)
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Path>)
  }
  @ReducerBuilderOf<Self> var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .destination(.presented(.alert(.next))) = action {
        state.destination = .alert(AlertState { TextState("Next") })
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
    ._printChanges(.actionLabels)
  }
}
extension Lists.Destination.State: Equatable {}

let store = Store(initialState: Lists.State(rows: [.init(id: 1), .init(id: 2)])) { Lists() }

@MainActor func show(_ state: Lists.Destination.State?) {
  let store = Store(initialState: Lists.State(destination: state)) { Lists() }
  switch store.scope(state: \.destination, action: \.destination.presented)?.case {
  case .edit(let edit):
    edit.send(.rename("B"))  // expect: .destination.presented.edit.rename
    print(edit.name, store.destination?.edit?.name as Any)  // expect: B Optional("B")
  case .alert(let alert): print(alert.title)  // expect: Hello
  case .note(let number, let text): print(number, text)  // expect: 3 x
  case nil: print("nothing")  // expect: nothing
  }
}
show(.edit(.init(name: "A")))
show(.alert(AlertState { TextState("Hello") }))
show(.note(3, text: "x"))
show(nil)

for row in store.scope(state: \.rows, action: \.rows) {
  // expect: .rows.element(id: 1).binding
  // expect: .rows.element(id: 2).binding
  row.send(.binding(.set(\.name, "r\(row.state.id)")))
}
print(store.rows.map(\.name), store == store)  // expect: ["r1", "r2"] true

var state = Lists.State(destination: .edit(Edit.State()))
state.$destination[case: \.edit]?.name = "C"
print(state.destination?.edit?.name as Any)  // expect: Optional("C")

var path = StackState<Row.State>([.init(id: 5)])
path += [.init(id: 6)]
path.insert(.init(id: 7), at: 0)
print(path.removeFirst().id, path.map(\.id), Set(path.ids).count)  // expect: 7 [5, 6] 2
let data = try JSONEncoder().encode(path)
print(try JSONDecoder().decode(StackState<Row.State>.self, from: data).map(\.id))  // expect: [5, 6]

@MainActor func test() async {
  let alone = TestStore(initialState: .init()) { Edit() }
  await alone.send(.close)
  print(alone.isDismissed)  // expect: true
  // An alert that answers an alert's action stays.
  let asking = TestStore(
    initialState: Lists.State(destination: .alert(AlertState { TextState("First") }))
  ) { Lists() }
  // expect: .destination.presented.alert.next
  await asking.send(\.destination.alert.next) {
    $0.destination = .alert(AlertState { TextState("Next") })
  }
  // expect: .destination.presented.alert.last
  await asking.send(\.destination.alert.last) { $0.destination = nil }
}
await test()

struct Item: Identifiable, Equatable {
  let id: Int
  var name = ""
}
var items: IdentifiedArrayOf<Item> = [Item(id: 1), Item(id: 2)]
let added = items.append(Item(id: 3))
print(added.index, items.updateOrInsert(Item(id: 4), at: 0).index)  // expect: 2 0
items.update(Item(id: 2, name: "b"), at: 2)
print(items[2].name, items.ids)  // expect: b [4, 1, 2, 3]
items.move(fromOffsets: IndexSet([0]), toOffset: 2)
items.remove(atOffsets: IndexSet(integer: 0))
let unique = IdentifiedArray(items + [Item(id: 2)]) { old, _ in old }
print(items.ids, unique.count)  // expect: [4, 2, 3] 3
let name = (\Lists.Action.Cases.destination).appending(path: \.presented.edit.rename)
print(AnyCasePath(name).extract(from: name("x")) as Any)  // expect: Optional("x")
