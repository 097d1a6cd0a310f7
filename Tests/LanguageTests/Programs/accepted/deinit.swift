// swift-format-ignore-file
final class C {
  deinit { print("gone") }
}
