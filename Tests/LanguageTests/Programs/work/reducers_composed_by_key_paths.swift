// swift-format-ignore-file
typealias Reducer<State, Action> = (inout State, Action) -> Void
enum TodoAction { case add(String), toggle(Int), clear }
enum AppAction { case todos(TodoAction), rename(String), undo }
struct Todo: Equatable { var title: String; var done = false }
struct App { var todos: [Todo] = []; var user = "guest" }
let todoReducer: Reducer<[Todo], TodoAction> = { todos, action in
  switch action {
  case .add(let title): todos.append(Todo(title: title))
  case .toggle(let i) where todos.indices.contains(i): todos[i].done.toggle()
  case .toggle: break
  case .clear: todos.removeAll(where: \.done)
  }
}
func pullback<Global, Local, GlobalAction, LocalAction>(
  _ reducer: @escaping Reducer<Local, LocalAction>, state: WritableKeyPath<Global, Local>,
  action: @escaping (GlobalAction) -> LocalAction?
) -> Reducer<Global, GlobalAction> {
  { global, globalAction in
    guard let local = action(globalAction) else { return }
    reducer(&global[keyPath: state], local)
  }
}
func combine<S, A>(_ reducers: Reducer<S, A>...) -> Reducer<S, A> {
  { state, action in for reducer in reducers { reducer(&state, action) } }
}
let appReducer: Reducer<App, AppAction> = combine(
  pullback(todoReducer, state: \.todos) { if case .todos(let action) = $0 { action } else { nil } },
  { state, action in if case .rename(let name) = action { state.user = name } })
var app = App()
let actions: [AppAction] = [.todos(.add("milk")), .todos(.add("eggs")), .todos(.toggle(0)), .todos(.toggle(9)), .rename("Ada"), .undo, .todos(.clear)]
for action in actions {
  appReducer(&app, action)
  // expect: guest ["-milk"]
  // expect: guest ["-milk", "-eggs"]
  // expect: guest ["xmilk", "-eggs"]
  // expect: guest ["xmilk", "-eggs"]
  // expect: Ada ["xmilk", "-eggs"]
  // expect: Ada ["xmilk", "-eggs"]
  // expect: Ada ["-eggs"]
  print(app.user, app.todos.map { ($0.done ? "x" : "-") + $0.title })
}
