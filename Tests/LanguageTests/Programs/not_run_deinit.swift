// swift-format-ignore-file
final class C {
  deinit { print("gone") }  // error: `deinit` isn't supported in a lesson
}
