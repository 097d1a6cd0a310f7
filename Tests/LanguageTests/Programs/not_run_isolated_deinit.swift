// swift-format-ignore-file
@globalActor actor Shelf { static let shared = Shelf() }
@Shelf final class Book {
  isolated deinit {}  // error: a `deinit` on the global actor `Shelf` can't be run here
}
