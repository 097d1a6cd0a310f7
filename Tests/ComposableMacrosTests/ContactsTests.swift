import ComposableMacros
import DependenciesTestSupport
import Testing

@MainActor
@Suite("Features with macros")
struct ContactsTests {
  private let ada = Contact(id: 1, name: "Ada")
  private let bea = Contact(id: 2, name: "Bea")

  private func rows(_ contacts: Contact...) -> IdentifiedArrayOf<ContactRow.State> {
    IdentifiedArray(uniqueElements: contacts.map { ContactRow.State(contact: $0) })
  }

  @Test("contacts are loaded, and rows receive actions by their ids")
  func loading() async {
    let store = TestStore(initialState: Contacts.State()) {
      Contacts()
    } withDependencies: {
      $0.contactsClient.load = { [ada, bea] in [ada, bea] }
    }
    await store.send(\.onAppear)
    await store.receive(\.loaded.success) { $0.rows = rows(ada, bea) }
    await store.send(\.rows[id: 2].favoriteTapped) { $0.rows[id: 2]?.isFavorite = true }
  }

  @Test("a presented feature saves and dismisses itself")
  func editing() async {
    let store = TestStore(initialState: Contacts.State(rows: rows(ada))) {
      Contacts()
    } withDependencies: {
      $0.contactsClient.rename = { id, name in Contact(id: id, name: name) }
    }
    await store.send(\.editTapped, 1) {
      $0.destination = .edit(EditContact.State(contact: ada))
    }
    await store.send(.destination(.presented(.edit(.set(\.contact.name, "Eve"))))) {
      $0.destination?.modify(\.edit) {
        $0.contact.name = "Eve"
        $0.changes = 1
      }
    }
    #expect(store.state.destination?.edit?.contact.name == "Eve")
    #expect(store.state.destination?.is(\.edit) == true)
    await store.send(\.destination.edit.saveTapped)
    await store.receive(\.destination.edit.saved.success) { $0.rows[id: 1]?.contact.name = "Eve" }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("an alert of a destination is removed by its action")
  func deleting() async {
    let store = TestStore(initialState: Contacts.State(rows: rows(ada, bea))) { Contacts() }
    await store.send(\.deleteTapped, 1) { $0.destination = .alert(.delete(1)) }
    await store.send(\.destination.alert.confirmed, 1) {
      $0.destination = nil
      $0.rows.remove(id: 1)
    }
  }

  @Test("a stack of an enumeration of features runs each of them")
  func stack() async {
    let store = TestStore(
      initialState: Contacts.State(path: [.edit(EditContact.State(contact: ada)), .about])
    ) { Contacts() }
    await store.send(.path(.element(id: 0, action: .edit(.set(\.contact.name, "Eve"))))) {
      $0.path[id: 0, case: \.edit]?.contact.name = "Eve"
      $0.path[id: 0, case: \.edit]?.changes = 1
    }
    await store.send(.path(.popFrom(id: 1))) { $0.path.removeLast() }
  }

  @Test("a store of an enumeration of features gives the current feature with its store")
  func cases() {
    let state = Contacts.State(
      rows: rows(ada, bea), destination: .edit(EditContact.State(contact: ada)),
      path: [.about, .edit(EditContact.State(contact: bea)), .page(3, title: "C")])
    let store = Store(initialState: state) { Contacts() }
    let destination = store.scope(state: \.destination, action: \.destination.presented)
    if case .edit(let edit)? = destination?.case {
      edit.send(.set(\.contact.name, "Eve"))
      #expect(edit.contact.name == "Eve")
      #expect(store.destination?.edit?.contact.name == "Eve")
      store.send(.destination(.dismiss))
      #expect(edit.contact.name == "Eve")
    } else {
      Issue.record("the destination is the editor")
    }
    var screens: [String] = []
    for screen in store.scope(state: \.path, action: \.path) {
      switch screen.case {
      case .edit(let edit): screens.append(edit.state.contact.name)
      case .about: screens.append("about")
      case .page(let number, let title): screens.append("\(number) \(title)")
      }
    }
    #expect(screens == ["about", "Bea", "3 C"])
    for row in store.scope(\.rows, action: \.rows) { row.send(.favoriteTapped) }
    #expect(store.rows.map(\.isFavorite) == [true, true])
  }

  @Test("a state is presented by a case, and changed through it")
  func presentedCase() {
    var state = Contacts.State(destination: .edit(EditContact.State(contact: ada)))
    state.$destination[case: \.edit]?.contact.name = "Eve"
    #expect(state.destination?.edit?.contact.name == "Eve")
    #expect(state.$destination[case: \.alert] == nil)
    state.destination = nil
    state.$destination[case: \.edit] = EditContact.State(contact: ada)
    #expect(state.destination == nil)
    let path = (\Contacts.Action.Cases.destination).appending(path: \.presented)
    #expect(CasePath(path).extract(from: .destination(.dismiss)) == nil)
  }

  @Test("an initial state is inferred from its reducer")
  func inference() {
    let store = Store(initialState: .init(failure: "a")) { Contacts() }
    #expect(store.state.failure == "a")
    let testStore = TestStore(initialState: .init()) { Contacts() }
    #expect(testStore.state.rows.isEmpty)
  }

  @Test("an empty reducer has an empty state, no action and an empty body")
  func nothing() {
    let store = Store(initialState: Nothing.State()) { Nothing() }
    #expect(store.state == Nothing.State())
  }
}
