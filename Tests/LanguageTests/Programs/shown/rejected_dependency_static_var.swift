// swift-format-ignore-file
import Dependencies
enum Model {
  @Dependency(\.context) static var context  // error: static property 'context' is not concurrency-safe
}
print(Model.context)
