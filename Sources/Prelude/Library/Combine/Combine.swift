// Combine, as far as models need it that a view would observe. Nothing observes them here, so nothing
// is published. Publishers and subscribers aren't declared.

protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
final class ObservableObjectPublisher {
  init() {}
  func send() {}
}
@propertyWrapper struct Published<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  init(initialValue: Value) { wrappedValue = initialValue }
  var projectedValue: Publisher { Publisher() }
  struct Publisher {
    init() {}
  }
}
final class AnyCancellable: Hashable {
  private let _cancel: () -> Void
  init(_ cancel: @escaping () -> Void) { _cancel = cancel }
  deinit { _cancel() }
  func cancel() { _cancel() }
  func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
