import Composable
import Foundation

/// A folder that shows its subfolders.
struct Folder: Reducer {
  struct State: Equatable, Identifiable {
    let id: UUID
    var name: String
  }

  enum Action: Equatable {
    case subfolderTapped(String)
    case renamed(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .renamed(let name) = action { state.name = name }
    return .none
  }
}

/// The folders that a person has opened, one on top of the other.
struct Folders: Reducer {
  struct State: Equatable {
    var path: IdentifiedArrayOf<Folder.State> = []
  }

  enum Action: Equatable {
    case opened(String)
    case backTapped
    case path(id: Folder.State.ID, action: Folder.Action)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened(let name), .path(id: _, action: .subfolderTapped(let name)):
        state.path.append(Folder.State(id: uuid(), name: name))
      case .backTapped:
        if let last = state.path.last { state.path.remove(id: last.id) }
      case .path:
        break
      }
      return .none
    }
    .forEach(\.path, action: /Action.path(id:action:)) { Folder() }
  }
}
