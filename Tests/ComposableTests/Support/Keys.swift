import Composable
import Synchronization

/// A number that everything has.
enum NumberKey: DependencyKey {
  static let liveValue = 0
  static let testValue = 0
}

/// Returns a number at each call.
struct NumberClient: Sendable {
  var next: @Sendable () -> Int
}

extension NumberClient: DependencyKey {
  static let liveValue = NumberClient { 0 }
  static let testValue = NumberClient { 0 }
}

/// Has only a live value, so reading it in a test is an issue.
enum LiveOnlyKey: DependencyKey {
  static let liveValue = NumberClient { 1 }
}

/// An object that is shared.
final class SharedBox: Sendable {
  private let number: Mutex<Int>
  init(_ number: Int) { self.number = Mutex(number) }
  var value: Int {
    get { number.withLock { $0 } }
    set { number.withLock { $0 = newValue } }
  }
}

enum SharedBoxKey: DependencyKey {
  static var liveValue: SharedBox { SharedBox(0) }
  static var testValue: SharedBox { SharedBox(0) }
}

extension DependencyValues {
  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
  var numbers: NumberClient {
    get { self[NumberClient.self] }
    set { self[NumberClient.self] = newValue }
  }
  var liveOnly: NumberClient {
    get { self[LiveOnlyKey.self] }
    set { self[LiveOnlyKey.self] = newValue }
  }
  var sharedBox: SharedBox {
    get { self[SharedBoxKey.self] }
    set { self[SharedBoxKey.self] = newValue }
  }
}

/// Appends the number that it reads.
struct NumberReader: Reducer {
  @Dependency(\.number) var number

  func reduce(into state: inout [Int], action: ReadAction) -> Effect<ReadAction> {
    switch action {
    case .read: state.append(number)
    case .readLater: return .run { send in await send(.took(number)) }
    case .took(let number): state.append(number)
    }
    return .none
  }
}

enum ReadAction: Equatable, Sendable {
  case read
  case readLater
  case took(Int)
}
