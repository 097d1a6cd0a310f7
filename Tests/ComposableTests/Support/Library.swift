import Composable

// A list of books that presents an editor, an alert and a stack of screens.

struct Editor: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
    var ticks = 0
    var wasPresented = false
  }

  enum Action: CasePathable, Equatable {
    case titleChanged(String)
    case startTapped
    case ticked
    case saveTapped

    struct AllCasePaths: Sendable {
      var titleChanged: AnyCasePath<Action, String> {
        AnyCasePath(Action.titleChanged) { if case .titleChanged(let t) = $0 { t } else { nil } }
      }
      var startTapped: AnyCasePath<Action, Void> { constant(.startTapped) }
      var ticked: AnyCasePath<Action, Void> { constant(.ticked) }
      var saveTapped: AnyCasePath<Action, Void> { constant(.saveTapped) }

      private func constant(_ action: Action) -> AnyCasePath<Action, Void> {
        AnyCasePath(embed: { action }, extract: { $0 == action ? () : nil })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .titleChanged(let title):
        state.title = title
        return .none
      case .startTapped:
        state.wasPresented = isPresented
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      case .ticked:
        state.ticks += 1
        return .none
      case .saveTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}

struct Library: Reducer {
  struct State: Equatable {
    var titles: [String] = []
    @PresentationState var editor: Editor.State?
    @PresentationState var alert: AlertState<Action.Alert>?
    var path = StackState<Editor.State>()
  }

  enum Action: CasePathable {
    case addTapped
    case clearTapped
    case openTapped(Int)
    case editor(PresentationAction<Editor.Action>)
    case alert(PresentationAction<Alert>)
    case path(StackActionOf<Editor>)

    enum Alert: Equatable { case confirmed }

    struct AllCasePaths: Sendable {
      var addTapped: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .addTapped }, extract: { if case .addTapped = $0 { () } else { nil } })
      }
      var clearTapped: AnyCasePath<Action, Void> {
        AnyCasePath(
          embed: { .clearTapped }, extract: { if case .clearTapped = $0 { () } else { nil } })
      }
      var openTapped: AnyCasePath<Action, Int> {
        AnyCasePath(Action.openTapped) { if case .openTapped(let id) = $0 { id } else { nil } }
      }
      var editor: AnyCasePath<Action, PresentationAction<Editor.Action>> {
        AnyCasePath(Action.editor) { if case .editor(let action) = $0 { action } else { nil } }
      }
      var alert: AnyCasePath<Action, PresentationAction<Alert>> {
        AnyCasePath(Action.alert) { if case .alert(let action) = $0 { action } else { nil } }
      }
      var path: AnyCasePath<Action, StackActionOf<Editor>> {
        AnyCasePath(Action.path) { if case .path(let action) = $0 { action } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.editor = Editor.State(id: state.titles.count)
      case .clearTapped:
        state.alert = AlertState {
          TextState("Clear?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmed) { TextState("Clear") }
        }
      case .openTapped(let id):
        state.path.append(Editor.State(id: id))
      case .alert(.presented(.confirmed)):
        state.titles = []
      case .editor(.dismiss):
        if let editor = state.editor { state.titles.append(editor.title) }
      case .editor, .alert, .path:
        break
      }
      return .none
    }
    .ifLet(\.$editor, action: \.editor) { Editor() }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.path, action: \.path) { Editor() }
  }
}
