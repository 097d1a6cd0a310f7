// swift-format-ignore-file
import Dependencies
import DependenciesMacros

extension DependencyValues {
  @DependencyEntry var a: Int  // error: '@DependencyEntry' needs a value for tests
  @DependencyEntry(previewValue: 2) var b: Int  // error: '@DependencyEntry' needs a value for tests
  @DependencyEntry(testing: 4) var c: Int = 3  // error: '@DependencyEntry' takes a 'liveValue', a 'previewValue' and the name of the key
}
