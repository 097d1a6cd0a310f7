import ComposableMacros
import Foundation

@DependencyClient
struct ContactsClient: Sendable {
  var load: @Sendable () async throws -> [Contact]
  var rename: @Sendable (_ id: Contact.ID, _ name: String) async throws -> Contact
  var isOnline: @Sendable () -> Bool = { true }
  var log: @Sendable (String) -> Void
}

extension ContactsClient: TestDependencyKey {
  static let testValue = ContactsClient()
}

extension DependencyValues {
  var contactsClient: ContactsClient {
    get { self[ContactsClient.self] }
    set { self[ContactsClient.self] = newValue }
  }

  @DependencyEntry(liveValue: 20) var pageSize: Int = 2
}

struct Contact: Equatable, Identifiable {
  let id: Int
  var name = ""
}

@Reducer
struct EditContact {
  @ObservableState
  struct State: Equatable {
    var contact: Contact
    @ObservationStateIgnored var changes = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saveTapped
    case saved(Result<Contact, any Error>)
  }

  @Dependency(\.contactsClient) var client
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.contact.name):
        state.changes += 1
        return .none
      case .binding:
        return .none
      case .saveTapped:
        return .run { [contact = state.contact] send in
          await send(
            .saved(Result { try await client.rename(id: contact.id, name: contact.name) }))
        }
      case .saved(.success):
        return .run { _ in await dismiss() }
      case .saved(.failure):
        return .none
      }
    }
  }
}

@Reducer
struct ContactRow {
  struct State: Equatable, Identifiable {
    var contact: Contact
    var isFavorite = false
    var id: Contact.ID { contact.id }
  }

  enum Action { case favoriteTapped }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .favoriteTapped:
        state.isFavorite.toggle()
        return .none
      }
    }
  }
}

@Reducer
struct Contacts {
  @Reducer
  enum Destination {
    case edit(EditContact)
    case alert(AlertState<Alert>)
    @ReducerCaseIgnored case note(String)

    @CasePathable enum Alert: Equatable { case confirmed(id: Contact.ID) }
  }

  @Reducer(state: .equatable, .sendable, action: .sendable)
  enum Path {
    case edit(EditContact)
    case about
    case page(Int, title: String)
  }

  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<ContactRow.State> = []
    var failure: String?
    @Presents var destination: Destination.State?
    var path = StackState<Path.State>()
  }

  enum Action {
    case onAppear
    case loaded(Result<[Contact], any Error>)
    case rows(IdentifiedActionOf<ContactRow>)
    case editTapped(Contact.ID)
    case deleteTapped(Contact.ID)
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Path>)
  }

  @Dependency(\.contactsClient) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onAppear:
        return .run { send in await send(.loaded(Result { try await client.load() })) }
      case .loaded(.success(let contacts)):
        state.rows = IdentifiedArray(
          uniqueElements: contacts.map { ContactRow.State(contact: $0) })
        return .none
      case .loaded(.failure(let error)):
        state.failure = "\(error)"
        return .none
      case .editTapped(let id):
        guard let row = state.rows[id: id] else { return .none }
        state.destination = .edit(EditContact.State(contact: row.contact))
        return .none
      case .deleteTapped(let id):
        state.destination = .alert(.delete(id))
        return .none
      case .destination(.presented(.edit(.saved(.success(let contact))))):
        state.rows[id: contact.id]?.contact = contact
        return .none
      case .destination(.presented(.alert(.confirmed(let id)))):
        state.rows.remove(id: id)
        return .none
      case .rows, .destination, .path:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { ContactRow() }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
  }
}

extension Contacts.Destination.State: Equatable {}

extension AlertState where Action == Contacts.Destination.Alert {
  static func delete(_ id: Contact.ID) -> Self {
    Self {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmed(id: id)) { TextState("Delete") }
    }
  }
}

/// A reducer whose requirements are all written by the macro.
@Reducer struct Nothing {}
