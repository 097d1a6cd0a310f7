// A member's type may have the name of the associated type that the member says, where a type around
// it declares the name.
struct Change<Root> {
  let root: Root
}

protocol Changeable<State> {
  associatedtype State
  static func change(_ change: Change<State>) -> Self
  var change: Change<State>? { get }
}

struct Form {
  struct State {
    var name = "a"
  }

  enum Action: Changeable {
    case change(Change<State>)
    case reset(State)

    var change: Change<State>? {
      if case .change(let change) = self { change } else { nil }
    }
  }
}

func show<Action: Changeable>(_ action: Action) {
  print(Action.State.self, action.change?.root as Any)
}

let action = Form.Action.change(Change(root: Form.State(name: "b")))
print(action.change?.root.name as Any)  // expect: Optional("b")
show(Form.Action.reset(Form.State()))  // expect: State nil
