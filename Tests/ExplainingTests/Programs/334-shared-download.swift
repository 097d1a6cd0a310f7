//? The task that a second call awaits has the binding of the first call, not its own.
enum Client {
  @TaskLocal static var language = "en"
}

struct Menu: Sendable {
  let dishes: [String]
}

struct MenuService: Sendable {
  func download(_ day: String) async throws -> Menu {
    try await Task.sleep(for: .milliseconds(30))
    switch Client.language {
    case "it": return Menu(dishes: ["\(day): zuppa", "\(day): torta"])
    case "sv": return Menu(dishes: ["\(day): soppa", "\(day): kaka"])
    default: return Menu(dishes: ["\(day): soup", "\(day): cake"])
    }
  }
}

actor MenuStore {
  private let service = MenuService()
  private var running: [String: Task<Menu, any Error>] = [:]

  func menu(for day: String) async throws -> Menu {
    if let task = running[day] { return try await task.value }
    let task = Task { try await service.download(day) }
    running[day] = task
    defer { running[day] = nil }
    return try await task.value
  }
}

let store = MenuStore()

func show(_ guest: String, language: String) async throws {
  try await Client.$language.withValue(language) {
    let menu = try await store.menu(for: "monday")
    print("\(guest) (\(Client.language)): \(menu.dishes.joined(separator: ", "))")
  }
}

async let giulia: Void = show("Giulia", language: "it")
try await Task.sleep(for: .milliseconds(10))
async let sven: Void = show("Sven", language: "sv")
_ = try await (giulia, sven)
try await show("Sven again", language: "sv")
