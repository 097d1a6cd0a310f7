//? The preview's context was captured by the list; the row made later runs in the live context.
// swift-format-ignore-file
import Dependencies

enum Feed: DependencyKey {
  static let liveValue = "the network"
  static let previewValue = "three samples"
}
final class RowModel { @Dependency(Feed.self) var feed }
final class ListModel {
  @Dependency(Feed.self) var feed
  var selected: RowModel?
  func select() { selected = RowModel() }
}
let preview = withDependencies { $0.context = .preview } operation: { ListModel() }
preview.select()
print(preview.feed, "/", preview.selected?.feed ?? "none")
