// swift-format-ignore-file
import Dependencies
import DependenciesMacros

struct API: Sendable { var get: @Sendable () -> Int }
extension DependencyValues {
  @DependencyEntry(liveValue: 1.5, previewValue: 0.5) var rate: Double = 0.1
  @DependencyEntry(liveValue: "Tea") var only: String
  @DependencyEntry(liveValue: 3) var retries = 1
  @DependencyEntry("OwnKey", liveValue: 7) public var own: Int = 5
  @DependencyEntry(liveValue: [1]) public var `default`: [Int] = []
  @DependencyEntry(
    liveValue: API(get: { 7 })
  ) var api: API = API(get: {
    // The statements stay on lines of their own.
    let a = 40
    return a + 2
  })
}
struct Values {
  @Dependency(\.rate) var rate
  @Dependency(\.only) var only
  @Dependency(\.retries) var retries
  @Dependency(\.own) var own
  @Dependency(\.default) var list
  @Dependency(\.api) var api
  func show() { print(rate, only, retries, own, list, api.get()) }
}

withDependencies { $0.context = .live } operation: { Values().show() }  // expect: 1.5 Tea 3 7 [1] 7
withDependencies { $0.context = .preview } operation: { print(Values().rate) }  // expect: 0.5
withDependencies {
  $0.context = .test
  $0.only = "test"
} operation: {
  Values().show()  // expect: 0.1 test 1 5 [] 42
}
withDependencies { $0.retries = 9 } operation: { print(Values().retries) }  // expect: 9
print(DependencyValues.OwnKey.liveValue, DependencyValues.OwnKey.testValue)  // expect: 7 5
