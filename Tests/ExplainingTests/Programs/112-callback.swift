//? The detail model that a callback makes doesn't get what the list captured.
// swift-format-ignore-file
// Navigation by callbacks: the closure is called long after the override has ended.
import Dependencies

enum Server: DependencyKey { static let liveValue = "production" }

final class Router {
  var onSelect: (Int) -> Void = { _ in }
}
final class DetailModel {
  @Dependency(Server.self) var server
  let id: Int
  init(id: Int) { self.id = id }
}
final class ListModel {
  @Dependency(Server.self) var server
  var detail: DetailModel?
  init(router: Router) {
    router.onSelect = { [weak self] id in
      guard let self else { return }
      self.detail = DetailModel(id: id)
    }
  }
}
let router = Router()
let list = withDependencies { $0[Server.self] = "staging" } operation: { ListModel(router: router) }
router.onSelect(7)
print(list.server, list.detail?.server ?? "none")
