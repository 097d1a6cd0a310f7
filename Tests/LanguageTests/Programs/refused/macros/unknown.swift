// swift-format-ignore-file
import Dependencies

@DependencyClient  // error: unknown attribute 'DependencyClient'
struct Client {
  var fetch: (_ number: Int) throws -> String
}
@Unheard struct Other { var x = 0 }  // error: unknown attribute 'Unheard'
@Observable final class Model { var x = 0 }  // error: unknown attribute 'Observable'
