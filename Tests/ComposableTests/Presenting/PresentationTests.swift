import Composable
import DependenciesTestSupport
import Testing

@MainActor
@Suite("Presented children")
struct PresentationTests {
  private func makeStore(
    _ state: Library.State = Library.State(), clock: TestClock<Duration> = TestClock()
  ) -> TestStoreOf<Library> {
    TestStore(initialState: state) {
      Library()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("a child dismisses itself; its parent still sees it, and its effects end")
  func dismissal() async {
    let clock = TestClock()
    let store = makeStore(clock: clock)
    await store.send(\.addTapped) { $0.editor = Editor.State(id: 0) }
    await store.send(\.editor.titleChanged, "Emma") { $0.editor?.title = "Emma" }
    await store.send(\.editor.startTapped) { $0.editor?.wasPresented = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.editor.ticked) { $0.editor?.ticks = 1 }
    await store.send(\.editor.saveTapped)
    await store.receive(\.editor.dismiss) {
      $0.editor = nil
      $0.titles = ["Emma"]
    }
    await store.finish()
  }

  @Test("a dismissal from outside removes the child and cancels its effects")
  func dismissalFromOutside() async {
    let store = makeStore(Library.State(editor: Editor.State(id: 0, title: "Emma")))
    await store.send(\.editor.startTapped) { $0.editor?.wasPresented = true }
    await store.send(.editor(.dismiss)) {
      $0.editor = nil
      $0.titles = ["Emma"]
    }
    await store.finish()
  }

  @Test("another child replaces one, whose effects end")
  func replacement() async {
    let store = makeStore(Library.State(editor: Editor.State(id: 9)))
    await store.send(\.editor.startTapped) { $0.editor?.wasPresented = true }
    await store.send(\.addTapped) { $0.editor = Editor.State(id: 0) }
    await store.finish()
  }

  @Test("a child that replaced another one dismisses itself, and not the other one")
  func dismissalAfterReplacement() async {
    let clock = TestClock()
    let store = makeStore(Library.State(editor: Editor.State(id: 9, title: "Old")), clock: clock)
    await store.send(\.editor.startTapped) { $0.editor?.wasPresented = true }
    await store.send(\.addTapped) { $0.editor = Editor.State(id: 0) }
    await store.send(\.editor.startTapped) { $0.editor?.wasPresented = true }
    await clock.advance(by: .seconds(1))
    // One tick: the effects of the first child ended with it.
    await store.receive(\.editor.ticked) { $0.editor?.ticks = 1 }
    await store.send(\.editor.titleChanged, "New") { $0.editor?.title = "New" }
    await store.send(\.editor.saveTapped)
    await store.receive(\.editor.dismiss) {
      $0.editor = nil
      $0.titles = ["New"]
    }
    await store.finish()
  }

  @Test("only a presented child's reducers, and those inside, are presented while they reduce")
  func presentedReducers() async {
    let store = TestStore(initialState: Family.State(child: Family.Child.State())) { Family() }
    await store.send(.child(.presented(.asked))) {
      $0.child?.isPresented = true
      $0.child?.isPartPresented = true
      $0.isPresented = false
    }
  }

  @Test("a state that was published keeps its child when the child changes")
  func publishedStates() {
    let store = Store(initialState: Library.State(editor: Editor.State(id: 1))) { Library() }
    let before = store.state
    store.send(.editor(.presented(.titleChanged("Emma"))))
    let after = store.state
    store.send(.editor(.presented(.titleChanged("Persuasion"))))
    #expect(before.editor?.title == "")
    #expect(after.editor?.title == "Emma")
    #expect(store.state.editor?.title == "Persuasion")
  }

  @Test("an action for a missing child is reported, and so is its dismissal")
  func missing() async {
    let store = makeStore()
    let reported = await issues {
      await store.send(\.editor.startTapped)
      await store.send(\.editor.dismiss)
    }
    #expect(reported.map { $0.message.contains("`ifLet` received an action") } == [true, true])
  }

  @Test("an alert is removed by its first action, which the parent reduces")
  func alert() async {
    let store = makeStore(Library.State(titles: ["Emma"]))
    await store.send(\.clearTapped) {
      $0.alert = AlertState {
        TextState("Clear?")
      } actions: {
        ButtonState(role: .destructive, action: .confirmed) { TextState("Clear") }
      }
    }
    await store.send(.alert(.presented(.confirmed))) {
      $0.alert = nil
      $0.titles = []
    }
    await store.send(\.clearTapped) { $0.alert = self.question }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }

  private var question: AlertState<Library.Action.Alert> {
    AlertState {
      TextState("Clear?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmed) { TextState("Clear") }
    }
  }

  @Test("a child alone dismisses through an override or its test store, or reports that")
  func alone() async {
    let dismissals = Dismissals()
    let store = TestStore(initialState: Editor.State(id: 1)) {
      Editor()
    } withDependencies: {
      $0.dismiss = DismissEffect { await dismissals.add() }
    }
    await store.send(\.saveTapped)
    #expect(await dismissals.count == 1)

    #expect(!store.isDismissed)

    let tested = TestStore(initialState: Editor.State(id: 1)) { Editor() }
    #expect(!tested.isDismissed)
    await tested.send(\.saveTapped)
    #expect(tested.isDismissed)

    let other = Store(initialState: Editor.State(id: 1)) { Editor() }
    let reported = await issues { await other.send(\.saveTapped).finish() }
    #expect(reported.map { $0.message.contains("belongs to no presented child") } == [true])
  }

  @Test("a presented state is compared, and printed, like the optional that it wraps")
  func values() {
    var state = Library.State(editor: Editor.State(id: 1))
    #expect(state != Library.State())
    #expect(state.$editor == PresentationState(wrappedValue: Editor.State(id: 1)))
    let copy = state
    state.editor?.title = "Emma"
    #expect(copy.editor?.title == "")
    state.editor = nil
    #expect(state == Library.State())
  }
}

private actor Dismissals {
  var count = 0
  func add() { count += 1 }
}

/// A parent that asks whether it is presented, like its presented child and a part of the child.
private struct Family: Reducer {
  struct State: Equatable {
    @PresentationState var child: Child.State?
    var isPresented: Bool?
  }

  enum Action { case child(PresentationAction<Child.Action>) }

  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isPresented = isPresented
      return .none
    }
    .ifLet(\.$child, action: /Action.child) { Child() }
  }

  struct Child: Reducer {
    struct State: Equatable {
      var isPresented: Bool?
      var isPartPresented: Bool?
    }

    enum Action { case asked }

    @Dependency(\.isPresented) var isPresented

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.isPresented = isPresented
        return .none
      }
      Scope(
        state: \.isPartPresented, action: CasePath(embed: { $0 }, extract: { $0 })
      ) { Part() }
    }
  }

  struct Part: Reducer {
    @Dependency(\.isPresented) var isPresented

    func reduce(into state: inout Bool?, action: Child.Action) -> Effect<Child.Action> {
      state = isPresented
      return .none
    }
  }
}
