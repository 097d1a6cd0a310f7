// swift-format-ignore-file
import Dependencies
import DependenciesMacros

extension DependencyValues {
  @DependencyEntry var a: Int  // error: '@DependencyEntry' needs a value for tests
  @DependencyEntry(previewValue: 2) var b: Int  // error: '@DependencyEntry' needs a value for tests
  @DependencyEntry(testing: 4) var c: Int = 3  // error: '@DependencyEntry' takes a 'liveValue', a 'previewValue' and the key's name, each once
  @DependencyEntry("a key", liveValue: 4) var d: Int = 3  // error: '@DependencyEntry' takes a 'liveValue', a 'previewValue' and the key's name, each once
  @DependencyEntry(liveValue: 4, liveValue: 5) var e: Int = 3  // error: '@DependencyEntry' takes a 'liveValue', a 'previewValue' and the key's name, each once
}
@DependencyClient struct Client {
  var f: @Sendable () throws(CancellationError) -> Int  // error: 'f' needs a default value, because its closure throws only 'CancellationError'
}
