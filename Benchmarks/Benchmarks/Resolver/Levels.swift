import Composable

// Twenty features, each inside of the next one, as a program would write them: with types of their
// own. The compiler knows each of them, so nothing costs more because of the nesting itself.

struct Level0: Reducer {
  struct State { var count = 0 }
  enum Action {
    case add(Int)
    case clear
    static let innermost = Action.add(1)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .add(let number): state.count += number
    case .clear: state.count = 0
    }
    return .none
  }
}

struct Level1: Reducer {
  struct State { var child = Level0.State() }
  enum Action {
    case child(Level0.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level0() }
  }
}

struct Level2: Reducer {
  struct State { var child = Level1.State() }
  enum Action {
    case child(Level1.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level1() }
  }
}

struct Level3: Reducer {
  struct State { var child = Level2.State() }
  enum Action {
    case child(Level2.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level2() }
  }
}

struct Level4: Reducer {
  struct State { var child = Level3.State() }
  enum Action {
    case child(Level3.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level3() }
  }
}

struct Level5: Reducer {
  struct State { var child = Level4.State() }
  enum Action {
    case child(Level4.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level4() }
  }
}

struct Level6: Reducer {
  struct State { var child = Level5.State() }
  enum Action {
    case child(Level5.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level5() }
  }
}

struct Level7: Reducer {
  struct State { var child = Level6.State() }
  enum Action {
    case child(Level6.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level6() }
  }
}

struct Level8: Reducer {
  struct State { var child = Level7.State() }
  enum Action {
    case child(Level7.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level7() }
  }
}

struct Level9: Reducer {
  struct State { var child = Level8.State() }
  enum Action {
    case child(Level8.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level8() }
  }
}

struct Level10: Reducer {
  struct State { var child = Level9.State() }
  enum Action {
    case child(Level9.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level9() }
  }
}

struct Level11: Reducer {
  struct State { var child = Level10.State() }
  enum Action {
    case child(Level10.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level10() }
  }
}

struct Level12: Reducer {
  struct State { var child = Level11.State() }
  enum Action {
    case child(Level11.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level11() }
  }
}

struct Level13: Reducer {
  struct State { var child = Level12.State() }
  enum Action {
    case child(Level12.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level12() }
  }
}

struct Level14: Reducer {
  struct State { var child = Level13.State() }
  enum Action {
    case child(Level13.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level13() }
  }
}

struct Level15: Reducer {
  struct State { var child = Level14.State() }
  enum Action {
    case child(Level14.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level14() }
  }
}

struct Level16: Reducer {
  struct State { var child = Level15.State() }
  enum Action {
    case child(Level15.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level15() }
  }
}

struct Level17: Reducer {
  struct State { var child = Level16.State() }
  enum Action {
    case child(Level16.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level16() }
  }
}

struct Level18: Reducer {
  struct State { var child = Level17.State() }
  enum Action {
    case child(Level17.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level17() }
  }
}

struct Level19: Reducer {
  struct State { var child = Level18.State() }
  enum Action {
    case child(Level18.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level18() }
  }
}

struct Level20: Reducer {
  struct State { var child = Level19.State() }
  enum Action {
    case child(Level19.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: Action.path) { Level19() }
  }
}
