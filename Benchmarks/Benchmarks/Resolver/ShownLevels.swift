import Composable

// Ten features, each of which may be shown by the next one.

typealias Shown0 = Level0

struct Shown1: Reducer {
  struct State { var child: Shown0.State? = Shown0.State() }
  enum Action {
    case child(Shown0.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.child, action: Action.path) { Shown0() }
  }
}

struct Shown2: Reducer {
  struct State { var child: Shown1.State? = Shown1.State() }
  enum Action {
    case child(Shown1.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.child, action: Action.path) { Shown1() }
  }
}

struct Shown3: Reducer {
  struct State { var child: Shown2.State? = Shown2.State() }
  enum Action {
    case child(Shown2.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.child, action: Action.path) { Shown2() }
  }
}

struct Shown4: Reducer {
  struct State { var child: Shown3.State? = Shown3.State() }
  enum Action {
    case child(Shown3.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.child, action: Action.path) { Shown3() }
  }
}

struct Shown5: Reducer {
  struct State { var child: Shown4.State? = Shown4.State() }
  enum Action {
    case child(Shown4.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.child, action: Action.path) { Shown4() }
  }
}

struct Shown6: Reducer {
  struct State { var child: Shown5.State? = Shown5.State() }
  enum Action {
    case child(Shown5.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.child, action: Action.path) { Shown5() }
  }
}

struct Shown7: Reducer {
  struct State { var child: Shown6.State? = Shown6.State() }
  enum Action {
    case child(Shown6.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.child, action: Action.path) { Shown6() }
  }
}

struct Shown8: Reducer {
  struct State { var child: Shown7.State? = Shown7.State() }
  enum Action {
    case child(Shown7.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.child, action: Action.path) { Shown7() }
  }
}

struct Shown9: Reducer {
  struct State { var child: Shown8.State? = Shown8.State() }
  enum Action {
    case child(Shown8.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.child, action: Action.path) { Shown8() }
  }
}

struct Shown10: Reducer {
  struct State { var child: Shown9.State? = Shown9.State() }
  enum Action {
    case child(Shown9.Action)
    case name(String)
    static let innermost = Action.child(.innermost)
    static let path = CasePath(Action.child) { if case .child(let it) = $0 { it } else { nil } }
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.child, action: Action.path) { Shown9() }
  }
}
