//? The static labels are made once, in the override of the first use, and keep what they captured there.
import Dependencies

enum UnitKey: DependencyKey { static let liveValue = "metres" }
extension DependencyValues {
  var unit: String {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
}
struct Label: Sendable {
  let number: Int
  @Dependency(\.unit) var unit
  init(_ number: Int) { self.number = number }
  var text: String { "\(number) \(unit)" }
  static let heights = [Label(3), Label(12)]
}
withDependencies {
  $0.unit = "feet"
} operation: {
  print(Label.heights.map(\.text))
}
print(Label.heights.map(\.text))
print(Label(5).text)
